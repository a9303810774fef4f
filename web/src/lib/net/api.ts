// The server's plain HTTP interface.
import type { ShuffleRecord } from '../after/verify'
import { newId, type NewIntent } from './connection'
import type { PuzzleAnswer, PuzzleAsked, PuzzleHint, Puzzles, PuzzleSolution } from './wire'
import type { AddEntrant, AdmitMember, Advice, BeginSeason, CameBack, CancelEvening, Catalogue, ChangeClub, ChangeKnown, Club, ClubList, ClubMade, Company, HandOverClub, Invitations, JoinClub, LeaveClub, LetBack, NameHelper, NewClub, PlanEvening, RemoveMember, RenameMember, SeatedPeople, SetWeekly, ShowMyself, TakeOverClub, CheckIn, Clash, Daily, DailyMade, DailyResult, PlayDaily, JudgedGame, Keys, Leaderboards, Matching, MatchWish, PasskeyOptions, PhraseGiven, PhraseMade, LockGuesses, LockedGuesses, Me, MoveCode, Moved, NewTable, Notebook, OwnMutes, PlayOn, Problem, ContactInfo, Replay, RoundStory, SetupCheck, Story, TableFound, TableList, TableMade, TableOptions, TableSetup, DeviceMade, Ending, EnterResult, FinishTournament, NameDeputy, NewTournament, Ok, OwnRatings, PairRound, PauseTournament, Readmit, Register, Tournament, TournamentMade, Withdraw, Invite, Statistics, Titles, VoiceLink } from './wire'

type Without<T> = T extends unknown ? Omit<T, 'cid'> : never
export type TournamentAct = Without<Register | CheckIn | Withdraw | Readmit | AddEntrant | PairRound | EnterResult | PauseTournament | NameDeputy | FinishTournament>

export type ClubAct = Without<JoinClub | LeaveClub | RenameMember | ChangeClub | AdmitMember | RemoveMember | LetBack | NameHelper | HandOverClub | TakeOverClub | PlanEvening | CancelEvening | BeginSeason | SetWeekly>
/** A table; what is left out is as the server has it. */
export type TableWish = Partial<Omit<NewTable, 'options'>> & { options?: Partial<TableOptions> }

/** What the server refused, in its own words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly clashes: Clash[] = [],
    readonly values: Record<string, string | number> = {},
  ) {
    super(sentence)
  }
}

let voice: string | null = null

/** Whose token goes with every request: people at one device each have their own; null is this browser's cookie. */
export function speakAs(token: string | null): void {
  voice = token
}

/** Whether whoever asks is this browser's own person, who alone has people they know. */
export const speaksAsOneself = (): boolean => voice === null

const BUSY = 503 // the server cannot do it just now
const AGAIN = [500, 2000] // ms after which what changes nothing is asked for again then

async function ask<T>(method: string, path: string, body?: unknown, token = voice): Promise<T> {
  const asked: RequestInit = {
    method,
    headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    credentials: 'same-origin',
  }
  let answer: Response
  try {
    answer = await fetch(`/api${path}`, asked)
    for (const wait of method === 'GET' ? AGAIN : []) {
      if (answer.status !== BUSY) break
      await new Promise((go) => setTimeout(go, wait))
      answer = await fetch(`/api${path}`, asked)
    }
  } catch {
    throw new Refused('offline', '')
  }
  const read: unknown = await answer.json().catch(() => null)
  if (answer.ok) return read as T
  const problem = read as Problem | null
  throw new Refused(problem?.code ?? `http_${answer.status}`, problem?.sentence ?? '', problem?.clashes ?? [], problem?.values ?? {})
}

/** An answer that was kept from before there were votes has none of them. */
const voted = <T extends { votes: unknown[] }>(told: T): T => Object.assign({ votes: [] }, told)

export const api = {
  catalogue: () => ask<Catalogue>('GET', '/catalogue'),
  me: () => ask<Me>('GET', '/me'),
  myStatistics: () => ask<Statistics>('GET', '/me/statistics'),
  myHistory: () => ask<TableList>('GET', '/me/history'),
  keys: () => ask<Keys>('GET', '/me/keys'),
  makePhrase: () => ask<PhraseMade>('POST', '/me/phrase'),
  dropPhrase: () => ask<Keys>('DELETE', '/me/phrase'),
  askPasskey: () => ask<PasskeyOptions>('POST', '/me/passkeys/options'),
  addPasskey: (credential: string, label: string) => ask<Keys>('POST', '/me/passkeys', { credential, label }),
  dropPasskey: (key: string) => ask<Keys>('DELETE', `/me/passkeys/${key}`),
  dropDevices: () => ask<Keys>('DELETE', '/me/devices'),
  givePhrase: (phrase: string, here: PhraseGiven['here']) => ask<CameBack>('POST', '/phrase', { phrase, here }),
  askKnownPasskey: () => ask<PasskeyOptions>('POST', '/passkeys/options'),
  givePasskey: (credential: string, here: PhraseGiven['here']) => ask<CameBack>('POST', '/passkeys', { credential, here }),
  forgetMe: () => ask<Me>('DELETE', '/me'),
  invite: () => ask<Invite>('GET', '/invite'),
  check: (setup: TableSetup) => ask<SetupCheck>('POST', '/setups', setup),
  open: (table: TableWish) => ask<TableMade>('POST', '/tables', table),
  tables: () => ask<TableList>('GET', '/tables'),
  /** One's tables, and whether the server knows one at all. */
  mine: async () => ((await ask<Me>('GET', '/me')).known ? { ...(await ask<TableList>('GET', '/me/tables')), known: true } : { tables: [], known: false }),
  device: (scopes: ('play' | 'watch')[]) => ask<DeviceMade>('POST', '/devices', { program: true, scopes }, null),
  intend: (table: string, intent: NewIntent, token: string | null) => ask<Ok>('POST', `/tables/${table}/intents`, { ...intent, cid: newId() }, token),
  reach: async () => ((await ask<Me>('GET', '/me')).known ? ask<ContactInfo>('GET', '/me/reach') : null),
  mailCode: (email: string, language: string) => ask<ContactInfo>('PUT', '/me/email', { email, language }),
  confirmMail: (email: string, code: string) => ask<ContactInfo>('POST', '/me/email', { email, code }),
  dropMail: () => ask<ContactInfo>('DELETE', '/me/email'),
  speak: (language: string) => ask<ContactInfo>('PUT', '/me/language', { language }),
  push: (wanted: unknown) => ask<ContactInfo>('PUT', '/me/push', wanted),
  dropPush: () => ask<ContactInfo>('DELETE', '/me/push'),
  ending: (table: string) => ask<Ending>('GET', `/tables/${table}/ending`),
  dailyWord: (hour: number | null) => ask<ContactInfo>('PUT', '/me/daily', { hour }),
  titles: () => ask<Titles>('GET', '/me/titles'),
  wear: (title: string) => ask<Titles>('PUT', '/me/title', { title }),
  daily: () => ask<Daily>('GET', '/daily'),
  dailyResult: (day: string) => ask<DailyResult>('GET', `/daily/${day}`),
  playDaily: (day: string, me: PlayDaily) => ask<DailyMade>('POST', `/daily/${day}`, me),
  puzzles: () => ask<Puzzles>('GET', '/puzzles'),
  puzzle: (id: string) => ask<PuzzleAsked>('GET', `/puzzles/${encodeURIComponent(id)}`),
  /** The table at some steps of a puzzle's story. */
  puzzleSteps: (id: string, first: number) => ask<Replay>('GET', `/puzzles/${id}/steps?first=${first}`).then(voted),
  puzzleHint: (id: string) => ask<PuzzleHint>('GET', `/puzzles/${id}/hint`),
  answerPuzzle: (id: string, answer: PuzzleAnswer) => ask<PuzzleSolution>('POST', `/puzzles/${id}`, answer),
  playPuzzle: (id: string, name: string) => ask<TableMade>('POST', `/puzzles/${id}/table`, { name }),
  match: () => ask<Matching>('GET', '/match'),
  startMatch: (name: string, wish: MatchWish) => ask<Matching>('PUT', '/match', { name, wish }),
  ratings: () => ask<Leaderboards>('GET', '/ratings'),
  myRatings: () => ask<OwnRatings>('GET', '/me/ratings'),
  leaveMatch: () => ask<Matching>('DELETE', '/match'),
  holdTournament: (wish: NewTournament) => ask<TournamentMade>('POST', '/tournaments', wish),
  /** A tournament; null: there is nothing newer than what was seen. */
  tournament: (id: string, seen: number) => ask<Tournament | null>('GET', `/tournaments/${encodeURIComponent(id)}?seen=${seen}`),
  /** Take part in a tournament, or organise it. */
  inTournament: (id: string, act: TournamentAct) => ask<Tournament>('POST', `/tournaments/${encodeURIComponent(id)}/acts`, { ...act, cid: newId() }),
  /** Whom one has played with, and who invites one; null: nobody knows one here. */
  company: async () => ((await ask<Me>('GET', '/me')).known ? ask<Company>('GET', '/me/people') : null),
  changeKnown: (key: string, wish: Partial<ChangeKnown>) => ask<Company>('PUT', `/me/people/${encodeURIComponent(key)}`, wish),
  showMyself: (shown: ShowMyself['shown']) => ask<Company>('PUT', '/me/presence', { shown }),
  inviteKnown: (table: string, people: string[]) => ask<Company>('POST', '/me/invitations', { table, people }),
  dropInvitation: (key: string) => ask<Invitations>('DELETE', `/me/invitations/${encodeURIComponent(key)}`),
  /** Open a table and invite people to it. */
  together: (table: TableWish, people: string[]) => ask<TableMade>('POST', '/me/together', { table, people }),
  seatedPeople: (table: string) => ask<SeatedPeople>('GET', `/tables/${table}/people`),
  clubs: async () => ((await ask<Me>('GET', '/me')).known ? ask<ClubList>('GET', '/me/clubs') : { clubs: [] }),
  foundClub: (wish: NewClub) => ask<ClubMade>('POST', '/clubs', wish),
  club: (id: string) => ask<Club>('GET', `/clubs/${encodeURIComponent(id)}`),
  /** Join a club, leave it, or do something in it. */
  inClub: (id: string, act: ClubAct) => ask<Club>('POST', `/clubs/${encodeURIComponent(id)}/acts`, { ...act, cid: newId() }),
  find: (code: string) => ask<TableFound>('GET', `/codes/${encodeURIComponent(code)}`),
  notes: (table: string) => ask<Notebook>('GET', `/tables/${table}/notes`),
  keepNotes: (table: string, notes: Notebook) => ask<unknown>('PUT', `/tables/${table}/notes`, notes),
  mutes: (table: string, token: string | null) => ask<OwnMutes>('GET', `/tables/${table}/mutes`, undefined, token ?? voice),
  keepMutes: (table: string, seats: number[], token: string | null) => ask<OwnMutes>('PUT', `/tables/${table}/mutes`, { seats }, token ?? voice),
  voice: (table: string, token: string | null) => ask<VoiceLink>('GET', `/tables/${table}/voice`, undefined, token ?? voice),
  report: (table: string, seat: number, text: string, token: string | null) => ask<unknown>('POST', `/tables/${table}/reports`, { seat, text }, token ?? voice),
  replay: (table: string, eyes: string, first: number) => ask<Replay>('GET', `/tables/${table}/replay?eyes=${eyes}&first=${first}`).then(voted),
  /** Every step at once, without views: for the log. */
  moves: (table: string, eyes: string) => ask<Replay>('GET', `/tables/${table}/replay?eyes=${eyes}&views=no`).then(voted),
  story: (table: string) => ask<Story>('GET', `/tables/${table}/story`),
  /** What a judge makes of a finished game; null while it is at work. */
  analysis: (table: string) => ask<JudgedGame>('GET', `/tables/${table}/analysis`),
  /** What a grandmaster would do in one's place, where one plays alone with bots. */
  advice: (table: string, style: string) => ask<Advice>('GET', `/tables/${table}/advice?style=${style}`),
  round: (table: string, round: number) => ask<RoundStory>('GET', `/tables/${table}/rounds/${round}`).then(voted),
  guesses: (table: string) => ask<LockedGuesses>('GET', `/tables/${table}/guesses`),
  lockGuesses: (table: string, wish: LockGuesses) => ask<LockedGuesses>('POST', `/tables/${table}/guesses`, wish),
  /** A link that takes one's seat to another device, once; and taking it over there. */
  moveSeat: (table: string) => ask<MoveCode>('POST', `/tables/${table}/move`),
  takeSeat: (table: string, key: string) => ask<Moved>('POST', `/tables/${table}/moved`, { key }, null),
  playOn: (table: string, wish: PlayOn) => ask<TableMade>('POST', `/tables/${table}/branch`, wish),
  file: (table: string) => ask<ShuffleRecord>('GET', `/tables/${table}/file`),
}
