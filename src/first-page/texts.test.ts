import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import { expect, test } from 'vitest';
import type { Plugin } from 'vite';
import { navigationEntries } from '#routes';
import { navigationIcons } from './navigation-icons.ts';
import { frameFile, initialFiles, screenFile, serverDataFiles } from './screen-files.ts';
import { sectionTexts } from './section-texts.ts';
import { textModules } from './text-modules.ts';

type Hook = (this: unknown, ...given: unknown[]) => unknown;
const hookOf = (plugin: Plugin, name: 'load' | 'resolveId' | 'transform'): Hook => {
  const hook = plugin[name] as unknown;
  if (typeof hook !== 'function') throw new Error(`${plugin.name} has no ${name}`);
  return hook as Hook;
};

test('only the parts of the catalogue of screens are split', async () => {
  const root = new URL('../../', import.meta.url).pathname;
  const transform = hookOf(sectionTexts(), 'transform');
  const file = `${root}locales/screens/en.po`;
  const texts = { 'Not in the catalogue': 'x', 'Offer wall': 'y' };
  const code = `export const messages = ${JSON.stringify(texts)}`;
  const textsIn = async (section: string) => {
    const result = (await transform(code, `${file}?${section}?lingui`)) as { code: string; map: null };
    expect(result.map).toBeNull();
    const module = (await import(`data:text/javascript,${encodeURIComponent(result.code)}`)) as {
      messages: object;
    };
    return module.messages;
  };
  expect(await textsIn('common')).not.toHaveProperty('Not in the catalogue');
  const others = [file, `${root}locales/en.po?common?lingui`, `${file}?common`, `${file}?common?lingui.js`];
  expect(await Promise.all(others.map((id) => transform(code, id)))).toEqual([null, null, null, null]);
});

test('each section has the texts of its own screens and of what they are loaded with; those said elsewhere are common', async () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'texts-')), 'locales/screens');
  mkdirSync(folder, { recursive: true });
  const said: [text: string, ...origins: string[]][] = [
    ['offers alone', 'src/screens/offers/wall.tsx:1', 'src/screens/offers/details/head.tsx:7'],
    ['two sections', 'src/screens/offers/wall.tsx:2', 'src/screens/billing/list.tsx:3'],
    ['anywhere', 'src/screens/offers/wall.tsx:3', 'src/app/other.tsx:4'],
    ['a file beside the sections', 'src/screens/frame.tsx:1'],
    ['elsewhere', 'other/src/screens/offers/wall.tsx:1'],
    ['of the frame', 'src/app/shell/shell.tsx:1'],
    ['of a part of the frame', 'src/ui/layout/top-bar.tsx:1'],
    ['of the chart', 'src/charts/line-chart.tsx:1'],
    ['of the menu, which comes later', 'src/ui/overlays/menu-popup.tsx:1'],
    ['of the forecast', 'src/figures/forecast/month-end.ts:1'],
    ['of a note that waits for no texts', 'src/account/billing-deadline.tsx:1'],
    ['nowhere'],
  ];
  const po = said.map(([text, ...origins]) =>
    [
      '#. js-lingui-explicit-id',
      ...origins.map((origin) => `#: ${origin}`),
      `msgid "${text}"`,
      'msgstr ""',
    ].join('\n'),
  );
  const file = path.join(folder, 'en.po');
  writeFileSync(file, po.join('\n\n'));
  const code = `export const messages = ${JSON.stringify(Object.fromEntries(said.map(([text]) => [text, [text]])))}`;
  const transform = hookOf(sectionTexts(), 'transform');
  const textsIn = async (section: string) => {
    const result = (await transform(code, `${file}?${section}?lingui`)) as { code: string };
    const address = `data:text/javascript,${encodeURIComponent(result.code)}`;
    return Object.keys(((await import(address)) as { messages: object }).messages);
  };
  const framed = ['of the frame', 'of a part of the frame'];
  expect(await Promise.all(['offers', 'billing', 'dashboard', 'postbacks', 'common'].map(textsIn))).toEqual([
    // The details of an offer have a chart, and say later when a cap is used up.
    ['offers alone', 'two sections', 'anywhere', ...framed, 'of the chart', 'of the forecast'],
    ['two sections', ...framed],
    [...framed, 'of the chart', 'of the forecast', 'of a note that waits for no texts'],
    framed,
    said.slice(2, -1).map(([text]) => text),
  ]);
  rmSync(path.dirname(path.dirname(folder)), { recursive: true });
});

test('[A5] the module of icons names each icon of the navigation once', async () => {
  const macros = babel({ presets: [linguiTransformerBabelPreset()] });
  const plugin = navigationIcons(macros);
  const load = hookOf(plugin, 'load');
  const watched: string[] = [];
  const context = { addWatchFile: (file: string) => watched.push(file) };
  const code = await load.call(context, '\0virtual:navigation-icons');
  const icons = [...new Set(navigationEntries.map(({ icon }) => icon))].join(', ');
  expect([code, await load.call(context, 'virtual:other')]).toEqual([
    `import { ${icons} } from 'lucide-react';\nexport const navigationIcons = { ${icons} };`,
    null,
  ]);
  expect(watched[0]).toBe(new URL('../routes.ts', import.meta.url).pathname);
});

test('the files that every screen of a user needs are there', () => {
  const root = new URL('../..', import.meta.url).pathname;
  expect(
    [...initialFiles, ...serverDataFiles].filter((file) => !statSync(path.join(root, file)).isFile()),
  ).toEqual([]);
});

test('a program imports its texts by locale and section', () => {
  const plugin = textModules();
  const [resolveId, load] = [hookOf(plugin, 'resolveId'), hookOf(plugin, 'load')];
  expect([
    resolveId('virtual:texts/portal'),
    resolveId('virtual:icons'),
    load('\0virtual:texts/none'),
  ]).toEqual(['\0virtual:texts/portal', null, null]);
  const root = new URL('../..', import.meta.url).pathname.replace(/\/$/, '');
  const importOf = (file: string) => `() => import("${root}/locales/${file}")`;
  const audit = String(load('\0virtual:texts/audit'));
  expect(audit).toBe(
    `const texts = { "en": { "first": ${importOf('audit/en.po')} }, "de": { "first": ${importOf('audit/de.po')} } };\n` +
      'export const loadTexts = (locale, part) => texts[locale][part]();',
  );
  for (const program of ['operators', 'gallery']) {
    expect(load(`\0virtual:texts/${program}`)).toBe(audit.replaceAll('/audit/', `/${program}/`));
  }
  const sections = readdirSync(`${root}/src/screens`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const portal = String(load('\0virtual:texts/portal'));
  const parts = ['common', ...sections].map(
    (part) => `"${part}": ${importOf(`screens/en.po?${part}?lingui`)}`,
  );
  expect(portal).toContain(`"en": { "first": ${importOf('en.po')}, ${parts.join(', ')} }`);
});

test('the icons of the navigation are found by the module that names them', async () => {
  const plugin = navigationIcons([]);
  const [resolveId, load] = [hookOf(plugin, 'resolveId'), hookOf(plugin, 'load')];
  expect([
    resolveId('virtual:navigation-icons'),
    resolveId('other'),
    await load('virtual:navigation-icons'),
  ]).toEqual(['\0virtual:navigation-icons', null, null]);
});

test('[A8] the file of a screen is found by its name, and there is one of each', () => {
  expect([
    screenFile('login'),
    screenFile('liveOfferDetails'),
    frameFile('publicShell'),
    initialFiles,
  ]).toEqual([
    expect.stringMatching(/^src\/screens\/\w+\/login-screen\.tsx$/),
    expect.stringMatching(/^src\/screens\/[\w-]+\/live-offer-details-screen\.tsx$/),
    'src/app/shell/public-shell.tsx',
    ['src/main.tsx', screenFile('login')],
  ]);
  expect(() => screenFile('noSuch')).toThrow('src/screens/ has no no-such-screen.tsx');
});
