import { expect, onTestFinished, test, vi } from 'vitest';
import { Stranded } from '#audit/laws/stranded.tsx';
import { StepFacts } from '#audit/laws/step-facts.tsx';
import { shown, textsOf } from './shown.tsx';

const told = {
  event: null,
  charts: [],
  heard: [],
  deeds: [],
  browser: { address: '/', title: null, hasToken: false },
  screen: null,
};
const target = { of: 'navigation', kind: 'context' as const, name: 'target' };
const judged = { of: 'session', kind: 'tag' as const, name: 'settled' };
const title = { of: '', kind: 'browser' as const, name: 'title' };

test('[M3] a broken law shows what it compares before and after the step', async () => {
  // The table asks how wide the page is.
  vi.stubGlobal('window', { matchMedia: () => ({ matches: false }) });
  onTestFinished(() => void vi.unstubAllGlobals());
  const location = '/offer-wall?ott=secret-ott';
  const before = { ...told, facts: [target, judged, title].map((fact) => ({ ...fact, value: null })) };
  const after = {
    ...told,
    event: { type: 'location.changed' },
    facts: [
      { ...target, value: location },
      { ...judged, value: true },
      { ...title, value: '' },
    ],
  };
  const html = (await shown(<StepFacts before={before} after={after} />)).replaceAll('<wbr/>', '');
  const rows = [...html.matchAll(/<tr[\s>].*?<\/tr>/gs)].map(([row]) => textsOf(row));
  expect(rows).toContainEqual(['navigation knows: target', '–', location]);
  expect(rows).toContainEqual(['session is tagged settled', '–', 'yes']);
  expect(rows).toContainEqual(['Title', '–', '–']);
});

test('[M3] where no way leads to what a law asks for, that is named', async () => {
  const never = [{ of: 'navigation', kind: 'state' as const, name: 'idle' }];
  const words = async (states: number) =>
    textsOf(await shown(<Stranded ahead={{ states, never }} />)).join(' ');
  expect(await words(12)).toBe(
    '12 states can be reached from here, and in none of them this is so: navigation is in idle.',
  );
  expect(await words(1)).toBe('Nothing leads away from here, where this is not so: navigation is in idle.');
});
