import type { Page, Route } from '@playwright/test';
import type { AnyEventObject, EventFrom, SnapshotFrom } from 'xstate';
import * as z from 'zod/mini';
import { contract } from '#contract/index.ts';
import {
  currencyChangeMachine,
  type CurrencyChangeEffects,
} from '#machines/currency-change/currency-change.machine.ts';
import { modelOf } from '#machines/models/chart-model.ts';
import { failure } from '#machines/models/samples.ts';
import type { Network } from '../../support/network.ts';
import type { Gate, Held } from './gate.ts';

/** Everything that a cause may need. */
type Walk = { page: Page; network: Network; gate: Gate };

const { update } = contract.profile;

type ChartEvent = EventFrom<typeof currencyChangeMachine>['type'];
type Snapshot = SnapshotFrom<typeof currencyChangeMachine>;

type Cause = {
  /** Where a page offers it. */
  isPossible: (chart: Snapshot) => boolean;
  act: (page: Page) => Promise<void>;
};

const click = (page: Page, name: string) => page.getByRole('button', { name }).click();
/** The form behind the dialog has a 'Cancel' of its own, which is hidden a moment after the dialog has come. */
const clickInDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name }).click();

/** How each event of the chart comes about in the profile. */
const causes: Record<ChartEvent, Cause> = {
  'currency.choose': {
    isPossible: (chart) => chart.matches('changeable'),
    act: (page) => click(page, 'Change currency'),
  },
  'currency.confirm': {
    isPossible: (chart) => chart.matches('confirming') || chart.matches('refused'),
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'I understand' }).check();
      await clickInDialog(page, 'Change to USD');
    },
  },
  'currency.abandon': {
    isPossible: (chart) => chart.matches('confirming') || chart.matches('refused'),
    act: (page) => clickInDialog(page, 'Cancel'),
  },
};

/** Transitions that no page takes, by name, and why. */
export const absentTransitions: Readonly<Record<string, string>> = {
  'currencyChange.confirming | currency.choose | 0':
    'Of the two currencies (C3) one is there and the other is chosen; a third could be chosen instead.',
};

const refusals = { broken: 'INTERNAL_SERVER_ERROR', spent: 'CURRENCY_ALREADY_CHANGED' } as const;

/** The chart as the profile of the demo publisher runs it. */
export const currencyModel = modelOf('currencyChange', {
  machine: currencyChangeMachine,
  inputs: { fresh: { currency: 'EUR', isChanged: false }, spent: { currency: 'USD', isChanged: true } },
  events: { 'currency.choose': [{ currency: 'USD' }], 'currency.confirm': [{}], 'currency.abandon': [{}] },
  answers: { saveCurrency: [undefined] },
  failures: {
    saveCurrency: [
      { ...failure, status: 500, code: refusals.broken },
      { ...failure, status: 409, code: refusals.spent },
    ],
  },
  isTried: (chart, { type }) => causes[type].isPossible(chart),
  describe: ({ context }) =>
    `${context.chosen ?? 'nothing'} chosen, ${context.failure?.code ?? 'no failure'}`,
});

/** Changes the currency of the demo publisher as another tab does. */
export async function changeElsewhere(network: Network): Promise<void> {
  const { token_type: type, access_token: token } = await network.signIn('publisher');
  network.touch();
  const answer = await fetch(network.url + update.path, {
    method: update.method,
    headers: { authorization: `${type} ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ currency: 'USD' }),
  });
  if (!answer.ok) throw new Error(`The currency was not changed: ${await answer.text()}`);
}

type CallName = keyof CurrencyChangeEffects['actors'];
type Answer = (route: Route, network: Network) => Promise<void>;

/** The request of each call of the chart. */
const requests: Record<CallName, Held> = {
  saveCurrency: {
    key: 'saveCurrency',
    pattern: new RegExp(`${update.path}$`),
    isShared: false,
    isOwn: (request) => request.method() === update.method,
  },
};
/** What the gate has to hold. */
export const heldRequests = Object.values(requests);

/** How the network comes to answer: nothing stands between it and the page but the time. */
const answers: Record<'done' | keyof typeof refusals, Answer> = {
  done: (route) => route.continue(),
  broken: async (route, network) => {
    await network.fail({ call: 'profile.update', status: 500, code: refusals.broken });
    await route.continue();
  },
  spent: async (route, network) => {
    await changeElsewhere(network);
    await route.continue();
  },
};

const isSpent = (error: unknown) => z.object({ code: z.literal(refusals.spent) }).safeParse(error).success;

function answerOf({ type, error }: AnyEventObject): Answer {
  if (type.startsWith('xstate.done.')) return answers.done;
  return isSpent(error) ? answers.spent : answers.broken;
}

const causeOf = new Map<string, Cause>(Object.entries(causes));

/** Brings an event about in the page. */
export async function bringAbout({ page, network, gate }: Walk, event: AnyEventObject): Promise<void> {
  const cause = causeOf.get(event.type);
  const [, call = ''] = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type) ?? [];
  if (cause) await cause.act(page);
  else await answerOf(event)(await gate.take(call), network);
}
