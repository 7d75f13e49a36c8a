import { expect, test } from 'vitest';
import { charts } from '#machines/charts.ts';
import { mutantNamesOf } from '#machines/mutants/mutants.ts';
import { portalMachine } from '#machines/portal.machine.ts';
import { noticingRow } from './clause-results.ts';
import { equivalent } from './equivalent.ts';

const ofForms =
  'How a form treats what others have saved, and its drafts: decided here, no clause speaks of it.';
const ofLinks = 'Which refusal of a mailed link is final: the specification shows no screens of such links.';
const ofToasts =
  'What rests on toasts and holds them: decided here, the specification has their times alone; tests/machines/toasts.test.ts holds it.';

/** What no row has to notice, as the specification does not fix it, and why: the approved tables hold it. */
const unfixed: Readonly<Record<string, string>> = {
  'form.call.ready | form.submit | 0: swap with the next': ofForms,
  'form.call.ready | form.submit | 1: swap with the next': ofForms,
  'form.call.sending | save onDone | 0: swap with the next': ofForms,
  'form.call.failed | form.submit | 0: swap with the next': ofForms,
  'form.call.failed | form.submit | 1: swap with the next': ofForms,
  'form.draft.reading | always | 0: swap with the next': ofForms,
  'toasts.showing.paused | toasts.resume | 0: swap with the next': ofToasts,
  'newPassword.saving | savePassword onError | 0: swap with the next': ofLinks,
  'mailedLink.opening | openLink onError | 0: swap with the next': ofLinks,
};

/** Delays that are too short or too long, effects and rules in another order. */
const isOfTime = (name: string) => /: (?:delay|swap) /.test(name);
const faults = [...Object.values(charts), { machine: portalMachine }].map(
  ({ machine }): [chart: string, names: readonly string[]] => [
    machine.id,
    mutantNamesOf(machine).filter((name) => isOfTime(name) && !(name in equivalent)),
  ],
);

test('[M2] what the specification does not fix is there to be broken', () => {
  const names = new Set(faults.flatMap(([, own]) => own));
  expect(Object.keys(unfixed).filter((name) => !names.has(name))).toEqual([]);
});

test.each(faults.filter(([, names]) => names.length > 0))(
  '[M2] rows alone notice each delay and each order of %s that the specification fixes',
  { timeout: 120_000 },
  async (_, names) => {
    const unnoticed = [];
    for (const name of names) if ((await noticingRow(name)) === null) unnoticed.push(name);
    expect(unnoticed).toEqual(names.filter((name) => name in unfixed));
  },
);
