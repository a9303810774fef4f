// What somebody wants a table to play, before it is asked for: of a new table, or of one that is still in its lobby.
import { api } from '../net/api'
import type { Catalogue, CataloguePreset, Lobby, TableOptions, TableSetup } from '../net/wire'
import { clashText, problemText } from '../words/refusals'

export const OWN = 'own'

export class Wish {
  preset = $state('base')
  modules = $state<string[]>(['base'])
  options = $state<Record<string, string>>({})
  seats = $state(5)
  clock = $state<TableOptions['clock']>(null)
  level = $state<TableOptions['bot_level']>('steady')
  company = $state<TableOptions['bot_company']>('adaptive')
  speed = $state<TableOptions['bot_speed']>('normal')
  style = $state<TableOptions['bot_style']>('cunning')
  secret = $state(false)
  /** Whether all point at a saboteur once a round. */
  vote = $state(false)
  rated = $state(false)
  clashes = $state<string[]>([])
  checking = $state(false)
  #latest = 0

  constructor(readonly catalogue: Catalogue) {
    if (!catalogue.levels.includes(this.level)) this.level = catalogue.levels[catalogue.levels.length - 1]!
  }

  /** Begin with what a table has. */
  static of(catalogue: Catalogue, lobby: Lobby): Wish {
    const wish = new Wish(catalogue)
    wish.modules = [...lobby.setup.modules]
    wish.options = { ...lobby.setup.options }
    wish.seats = lobby.setup.seats
    wish.clock = lobby.options.clock
    wish.level = lobby.options.bot_level
    wish.company = lobby.options.bot_company
    wish.speed = lobby.options.bot_speed
    wish.style = lobby.options.bot_style
    wish.secret = lobby.options.private
    wish.vote = lobby.options.vote === true
    wish.rated = lobby.options.rated
    wish.preset = catalogue.presets.find((one) => same(one, lobby.setup))?.key ?? OWN
    return wish
  }

  use(preset: CataloguePreset): void {
    this.preset = preset.key
    this.modules = [...preset.modules]
    this.options = { ...preset.options }
    this.vote = preset.party
    this.seats = Math.min(preset.max_seats, Math.max(preset.min_seats, this.seats))
    void this.check()
  }

  toggle(key: string, foundation: boolean): void {
    this.preset = OWN
    if (foundation) this.modules = [key, ...this.modules.filter((m) => m !== 'base' && m !== 'saboteur2')]
    else this.modules = this.modules.includes(key) ? this.modules.filter((m) => m !== key) : [...this.modules, key]
    void this.check()
  }

  choose(option: string, value: string): void {
    this.options[option] = value
    this.preset = OWN
    void this.check()
  }

  get setup(): TableSetup {
    return { seats: this.seats, modules: [...this.modules], options: { ...this.options } }
  }

  async check(): Promise<void> {
    const mine = ++this.#latest
    this.checking = true
    let found: string[]
    try {
      found = (await api.check(this.setup)).clashes.map(clashText)
    } catch (error) {
      found = [problemText(error)]
    }
    if (mine !== this.#latest) return
    this.clashes = found
    this.checking = false
  }

  /** How the table is to be run; whatever is not asked here stays as it is. */
  run(before: TableOptions): TableOptions {
    return { ...before, private: this.secret, clock: this.clock, bot_company: this.company, bot_level: this.level, bot_speed: this.speed, bot_style: this.style, vote: this.vote, rated: this.rated }
  }
}

function same(preset: CataloguePreset, setup: TableSetup): boolean {
  const key = (modules: string[], options: Record<string, string>): string => JSON.stringify([[...modules].sort(), Object.entries(options).sort()])
  return key(preset.modules, preset.options) === key(setup.modules, setup.options)
}
