import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from '#server/start/paths.ts';
import { beforeAll, expect, test } from 'vitest';
import { ensureBuild } from '#server/start/build.ts';

const read = (pattern: string, cwd: string) =>
  globSync(pattern, { cwd }).map((file) => readFileSync(join(cwd, file), 'utf8'));
const named = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].flatMap(([, name]) => name ?? []));

/** Set by the machines of popups on what they place. */
const ofPopups = new Set(['x', 'y', 'opacity', 'available-height']);

let styles = '';
beforeAll(async () => {
  await ensureBuild({ onlyWhenMissing: false });
  styles = read('assets/**/*.css', dist).join('\n');
}, 120_000);

test('every variable that the styles read without a substitute is set', () => {
  const used = named(styles, /var\(--([\w-]+)\)/g);
  const code = read('src/{ui,charts,lists,screens}/**/*.{ts,tsx}', root).join('\n');
  const set = named(`${styles}\n${code}`, /--([\w-]+)['"]?\s*[:,]/g);
  expect([...used].filter((name) => !set.has(name) && !ofPopups.has(name))).toEqual([]);
});

test('no variable is set on every element', () => {
  const everywhere = [...styles.matchAll(/(?:^|[}\s])\*[^{}]*\{([^{}]*)\}/g)].map(([, body]) => body ?? '');
  expect(everywhere.length).toBeGreaterThan(0);
  expect(everywhere.filter((body) => /--(?!transition-prop)[\w-]+:/.test(body))).toEqual([]);
});

// Of selectors: what is in parentheses left out, `:has` as a sign.
function bare(selectors: string): string {
  let flat = selectors;
  while (flat.includes('(')) {
    flat = flat
      .replaceAll(/:has\([^()]*\)/g, '¦')
      .replaceAll(/\(([^()]*)\)/g, (_, inner: string) => (inner.includes('¦') ? '¦' : ''));
  }
  return flat;
}

test('what stands behind an element with :has is named: else it is all of the page, styled anew with each row', () => {
  const rules = [...styles.matchAll(/([^{}]*:has\([^{}]*)\{/g)].map(([, rule = '']) => bare(rule));
  const paths = rules.flatMap((rule) => rule.split(',').map((path) => path.trim().split(/[\s>+~]+/)));
  const isNameless = (compound = '') => !/[\w#.[]/.test(compound.replaceAll(/::?[\w-]+/g, ''));
  const behind = paths.filter((path) => path.slice(0, -1).some((compound) => compound.includes('¦')));
  expect(behind.length).toBeGreaterThan(20);
  expect(behind.filter((path) => isNameless(path.at(-1)))).toEqual([]);
});
