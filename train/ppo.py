"""Lessons: proximal policy optimisation with an all-seeing critic and a head that guesses roles."""

import torch
from torch import Tensor

from saboteur.bots.network import network_layout as layout
from train.gather import Lesson, advantages, wait_for
from train.net import Critic, Policy, half_precision
from train.played_games import M_OLD, M_SEAT, M_SEATS
from train.settings import Settings

Figures = dict[str, float]
MOST_TRUST = 2.0  # how much more a decision can count that has become likelier since it was made


def teach(
    lesson: Lesson,
    settings: Settings,
    policy: Policy,
    critic: Critic,
    optimizer: torch.optim.Optimizer,
    entropy: float,
    shaping: float = 0.0,
) -> Figures:
    """Learn from the decisions gathered; return the means of the losses."""
    gain, got = advantages(lesson, settings, shaping)
    steps, tables = gain.shape
    number = steps * tables
    flat = {key: store[:steps].reshape(number, -1) for key, store in lesson.bytes.items()}
    gain, got = gain.reshape(number), got.reshape(number, -1)
    live = flat["meta"][:, M_OLD] == 0
    spread = gain[live]
    gain = (gain - spread.mean()) / (spread.std() + 1e-5)
    choice, chance = lesson.choice.reshape(number), lesson.chance.reshape(number)
    if settings.ahead:
        now = chances_now(flat, choice, settings, policy)
        gain = gain * (now - chance).exp().clamp(max=MOST_TRUST)
        chance = now
    sums: dict[str, Tensor] = {}
    lessons = 0
    for _ in range(settings.epochs):
        if lessons:
            wait_for(gain.device)
            if float(sums["kl"]) / lessons > settings.stray:
                break
        order = torch.randperm(number, device=gain.device)
        for rows in order.split(settings.batch):
            some = {key: store[rows] for key, store in flat.items()}
            loss, figures = losses(
                some, choice[rows], chance[rows], gain[rows], got[rows], live[rows], settings, policy, critic, entropy
            )
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            norm = torch.nn.utils.clip_grad_norm_([*policy.parameters(), *critic.parameters()], 1.0)
            optimizer.step()
            figures["gradient"] = norm.detach()
            for key, value in figures.items():
                sums[key] = sums.get(key, 0.0) + value
            lessons += 1
    wait_for(gain.device)
    return {key: float(value) / lessons for key, value in sums.items()}


@torch.no_grad()
def chances_now(flat: dict[str, Tensor], choice: Tensor, settings: Settings, policy: Policy) -> Tensor:
    """Return the logarithms of the chances that the policy of now, not the older one that played, gives the choices.

    How far a lesson may lead away is counted from now on; else half of that way would be spent by the lesson before.
    """
    out = []
    for rows in torch.arange(len(choice), device=choice.device).split(settings.batch):
        state = flat["state"][rows]
        options = flat["options"][rows].view(len(state), layout.OPTION_ROOM, layout.OPTION)
        with half_precision(state.device):
            scores = policy(state, options).scores
        out.append(scores.log_softmax(-1).gather(1, choice[rows].unsqueeze(1)).squeeze(1))
    return torch.cat(out)


def losses(
    some: dict[str, Tensor], choice: Tensor, chance: Tensor, gain: Tensor, got: Tensor, live: Tensor,
    settings: Settings, policy: Policy, critic: Critic, entropy: float,
) -> tuple[Tensor, dict[str, Tensor]]:  # fmt: skip
    """Return the loss of some decisions and its parts."""
    state = some["state"]
    options = some["options"].view(len(state), layout.OPTION_ROOM, layout.OPTION)
    with half_precision(state.device):
        thought = policy(state, options)
        value = critic(state, some["critic"])
    weight = live.float() / live.float().sum().clamp(min=1.0)
    logs = thought.scores.log_softmax(-1)
    mine = logs.gather(1, choice.unsqueeze(1)).squeeze(1)
    ratio = (mine - chance).exp()
    surer = torch.minimum(ratio * gain, ratio.clamp(1.0 - settings.clip, 1.0 + settings.clip) * gain)
    act = -(surer * weight).sum()
    chances = logs.exp()
    doubt = (-(chances * logs.clamp(min=-30.0)).sum(-1) * weight).sum()
    seat, seats = some["meta"][:, M_SEAT].long(), some["meta"][:, M_SEATS].long()
    column = torch.arange(layout.SEAT_ROOM, device=state.device)
    there = (column < seats.unsqueeze(1)).float()
    target = got.gather(1, (column + seat.unsqueeze(1)) % seats.unsqueeze(1))
    judge = ((value - target).square() * there).sum() / there.sum()
    own = ((thought.own - target[:, 0]).square() * weight).sum()
    guess = role_loss(some["critic"], thought.roles, there)
    loss = act - entropy * doubt + 0.5 * judge + settings.own_weight * own + settings.role_weight * guess
    figures = {
        "policy": act, "entropy": doubt, "critic": judge, "own": own, "roles": guess,
        "kl": ((chance - mine) * weight).sum(),
        "clipped": (((ratio - 1.0).abs() > settings.clip).float() * weight).sum(),
    }  # fmt: skip
    return loss, {key: value.detach() for key, value in figures.items()}


def role_loss(critic: Tensor, roles: Tensor, there: Tensor) -> Tensor:
    """Return how surprising the roles of the others are."""
    hidden = critic[:, : layout.C_TREASURE].view(-1, layout.SEAT_ROOM, layout.C_BLOCK)
    true = hidden[:, :, : layout.ROLE_ROOM].float().argmax(-1)
    others = there[:, 1:]
    surprise = -roles.float().log_softmax(-1).gather(2, true.unsqueeze(-1)).squeeze(-1)[:, 1:]
    return (surprise * others).sum() / others.sum()
