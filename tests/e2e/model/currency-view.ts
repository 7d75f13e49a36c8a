import type { Page } from '@playwright/test';
import type { CurrencyChangeEffects } from '#machines/currency-change/currency-change.machine.ts';
import type { ChartMeta } from '#machines/lib/effect.ts';
import type { ScreenOf } from '#machines/lib/screens.ts';
import type { ChartSnapshot } from '#machines/models/chart-model.ts';
import type { Deed } from '#machines/models/stubs.ts';

/** What a visitor can tell about the currency. */
type View = {
  currency: string;
  buttons: readonly string[];
  notes: readonly string[];
  /** What was refused without a question being open. */
  alert: string | null;
  question: { chosen: string; buttons: readonly string[]; alert: string | null } | null;
  isToldSaved: boolean;
};

/** Looks at the page once. */
export const look = (page: Page): Promise<View | null> =>
  page.evaluate(() => {
    const headings = [...document.querySelectorAll('h2')];
    const card = headings.find(({ textContent }) => textContent === 'Currency')?.closest('section');
    if (!card) return null;
    const dialog = document.querySelector('[role=dialog], [role=alertdialog]');
    const buttonsOf = (parent: Element) =>
      [...parent.querySelectorAll('button')].map((button) => {
        const isBusy = button.ariaBusy === 'true';
        const isOff = button.disabled || (button.ariaDisabled === 'true' && !isBusy);
        return [button.textContent, isBusy && 'busy', isOff && 'off'].filter(Boolean).join(' ');
      });
    const alertOf = (parent: Element) => parent.querySelector('[role=alert]')?.textContent ?? null;
    return {
      currency: card.querySelector('strong')?.textContent ?? '',
      buttons: buttonsOf(card),
      notes: [...card.querySelectorAll('p > span')]
        .map(({ textContent }) => textContent)
        .filter((text) => text.startsWith('The currency ')),
      alert: alertOf(card),
      question: dialog && {
        chosen: dialog.querySelector<HTMLInputElement>('input[type=radio]:checked')?.value ?? '',
        buttons: buttonsOf(dialog),
        alert: alertOf(dialog),
      },
      isToldSaved: document.body.textContent.includes('Saving was succesful'),
    };
  });

const changeable = {
  currency: 'EUR',
  notes: ['The currency can be changed only once. After that it stays fixed.'],
  buttons: ['Change currency'],
  alert: null,
};
const changed = { currency: 'USD', notes: ['The currency was changed once and is final.'] };
const question = { chosen: 'USD', buttons: ['Cancel', 'Change to USD'], alert: null };

/** What is seen for each `meta.screen` of the chart. */
const screens: Record<ScreenOf<'currencyChange'>, Omit<View, 'isToldSaved'>> = {
  'currency-changeable': { ...changeable, question: null },
  'currency-confirming': { ...changeable, question },
  'currency-saving': {
    ...changeable,
    question: { ...question, buttons: ['Cancel off', 'Change to USD busy'] },
  },
  'currency-refused': {
    ...changeable,
    question: { ...question, alert: 'Internal Server Error' },
  },
  'currency-changed': { ...changed, buttons: [], alert: null, question: null },
  'currency-changed-elsewhere': {
    ...changeable,
    buttons: [],
    question: null,
    alert: 'The currency can be changed only once, and it has already been changed.',
  },
};
const screenOf = new Map<string, Omit<View, 'isToldSaved'>>(Object.entries(screens));

type SideEffect = keyof CurrencyChangeEffects['actions'];

/** What is seen besides, once the chart has had something done. */
const sideEffects: Record<SideEffect, Partial<View>> = {
  reloadUser: changed,
  tellSaved: { isToldSaved: true },
};
const sideEffectOf = new Map<string, Partial<View>>(Object.entries(sideEffects));

/** What the page must show when a chart has come to a state, having had `deeds` done on the way. */
export function expectedView(chart: ChartSnapshot, deeds: readonly Deed[]): View {
  // The charts declare what their states carry.
  const metas = Object.values(chart.getMeta()) as (ChartMeta | undefined)[];
  const [screen = ''] = metas.flatMap((meta) => meta?.screen ?? []);
  const seen = screenOf.get(screen);
  if (!seen) throw new Error(`Nothing says what '${screen}' looks like`);
  const view = { ...seen, isToldSaved: false };
  for (const { name } of deeds) Object.assign(view, sideEffectOf.get(name));
  return view;
}
