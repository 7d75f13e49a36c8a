import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { palette } from '#theme/palette.ts';
import { staticFile } from '../http/static-file.ts';
import { brandFiles } from './brand-files.ts';
import { brandPage } from './brand-page.ts';
import { branded } from './branded-answer.ts';
import { settingsOf } from './brand-settings.ts';
import { readBrand, type Brand } from './read-brand.ts';

const northwind = 'tests/brands/northwind';
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function read(folder: string): Brand {
  const brand = readBrand(folder);
  if (!brand) throw new Error('There is a folder');
  return brand;
}

/** The brand with something else in its file. */
function changed(change: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'brand-'));
  folders.push(folder);
  cpSync(northwind, folder, { recursive: true });
  const file = join(folder, 'brand.json');
  const said = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...said, ...change }));
  return folder;
}

test('without a folder there is no brand', () => {
  expect(readBrand(undefined)).toBeNull();
});

test('its pictures are served from this host for ever, and run nothing', () => {
  const { files, mark, logo, favicon } = read(northwind);
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
  const cacheControl = 'public, max-age=31536000, immutable';
  expect([...files.keys()].join(' ')).toMatch(/^(\/brand\/[\w-]{12}\.svg ?){4}$/);
  for (const file of files.values()) {
    expect(file).toMatchObject({ type: 'image/svg+xml; charset=utf-8', cacheControl, policy });
  }
  expect([mark?.dark, favicon, logo?.light.ratio]).toEqual([mark?.light, mark?.light, 5]);
});

test('an SVG may be written with single quotes', () => {
  const folder = changed({ logo: { light: 'quoted.svg' } });
  writeFileSync(
    join(folder, 'quoted.svg'),
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 180 40'></svg>",
  );
  expect(read(folder).logo?.light.ratio).toBe(4.5);
});

test.each([
  [{ name: '' }, /^brand\.json: name: This value does not fit$/],
  [{ accent: 'violet' }, /^brand\.json: accent: This is no colour such as #7a3cff$/],
  [
    { mark: { light: '../secret.svg' } },
    /^brand\.json: mark\.light: This is no name of an SVG or PNG in the folder$/,
  ],
  [{ mark: { light: 'gone.svg' } }, /gone\.svg/],
  [{ favicon: 'brand.json' }, /^brand\.json: favicon: This is no name/],
  [{ privacy_url: 'javascript:alert(1)' }, /^brand\.json: privacy_url: This is no web address$/],
  [{ logos: {} }, /^brand\.json: there is no "logos"$/],
  [
    { accent: 'violet', colour: 'violet', mark: { dark: 'mark.svg' } },
    /^brand\.json: accent: This is no colour such as #7a3cff; mark\.light: This value does not fit; there is no "colour"$/,
  ],
])('%j is refused with its reason', (change, reason) => {
  const folder = changed(change);
  expect(() => readBrand(folder)).toThrow(reason);
});

test('a picture without a theme is for both', () => {
  const folder = changed({ mark: 'logo.svg', logo: undefined });
  expect(read(folder).mark?.dark).toEqual(read(folder).mark?.light);
  expect(read(folder).mark?.light.path).toMatch(/^\/brand\/\w{12}\.svg$/);
});

test('a folder without the file, and a file that is no JSON, are said to be so', () => {
  expect(() => readBrand('/nowhere/brand')).toThrow(/^There is no brand\.json in \/nowhere\/brand$/);
  const folder = changed({});
  writeFileSync(join(folder, 'brand.json'), '{ "name": "Northwind", }');
  expect(() => readBrand(folder)).toThrow(/^brand\.json is no JSON: /);
});

test('every picture at fault is named', () => {
  const folder = changed({ mark: { light: 'mark.png' }, logo: { light: 'plain.svg', dark: 'gone.svg' } });
  writeFileSync(join(folder, 'mark.png'), '<svg>');
  writeFileSync(join(folder, 'plain.svg'), '<svg>');
  expect(() => readBrand(folder)).toThrow(
    /plain\.svg is no SVG with a viewBox; .*gone\.svg.*; mark\.png is no PNG/,
  );
});

test('a picture that is none is refused', () => {
  const folder = changed({ mark: { light: 'mark.png' } });
  writeFileSync(join(folder, 'mark.png'), '<svg>');
  expect(() => readBrand(folder)).toThrow('mark.png is no PNG');
  writeFileSync(join(folder, 'logo.svg'), '<svg>');
  expect(() => readBrand(changed({}))).not.toThrow();
});

const page =
  '<html><head><meta name="theme-color" content="#fff" media="(prefers-color-scheme: light)"><meta name="theme-color" content="#000" media="(prefers-color-scheme: dark)"><meta property="og:title" content="Publisher portal" /><title>Publisher portal</title><link rel="icon" href="/favicon.svg" type="image/svg+xml" /></head><body></body></html>';

test('the page has it before anything is drawn', () => {
  const { mark } = read(northwind);
  const html = brandPage(page, read(changed({ name: 'N & <b>' })));
  expect(html).toContain('<title>N &amp; &lt;b></title>');
  expect(html).toContain('<meta property="og:title" content="N &amp; &lt;b>" />');
  expect(html).toContain(`<link rel="icon" href="${mark?.light.path}">`);
  expect(html).not.toContain('/favicon.svg');
  expect(html).toContain('content="#7a3cff" media="(prefers-color-scheme: light)"');
  expect(html).toMatch(/content="#[\da-f]{6}" media="\(prefers-color-scheme: dark\)"/);
  expect(html).toMatch(/<style>:root\{--colors-accent-fg:[^<]*<\/style><\/head>/);
  expect(html).toContain('.logo__root>span{background:url("/brand/');
});

test('a brand without a mark shows its icon in place of the portal’s own, or none', () => {
  const { mark, ...said } = JSON.parse(readFileSync(join(northwind, 'brand.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const folder = changed({});
  const file = join(folder, 'brand.json');
  writeFileSync(file, JSON.stringify(said));
  const { favicon } = read(folder);
  expect(mark).toBeDefined();
  expect(brandPage(page, read(folder))).toContain(`.logo__mark{background:url("${favicon?.path}")`);
  writeFileSync(file, JSON.stringify({ name: 'Northwind' }));
  expect(brandPage(page, read(folder))).toContain('.logo__mark{display:none}');
});

test('without a brand a device installs it in the colour of its pages', () => {
  const manifest: unknown = JSON.parse(readFileSync('src/public/manifest.webmanifest', 'utf8'));
  const canvas = palette.neutral[50];
  expect(manifest).toMatchObject({ background_color: canvas, theme_color: canvas });
  const bars = [
    ...readFileSync('src/index.html', 'utf8').matchAll(/name="theme-color" content="(.*?)" media="(.*?)"/g),
  ];
  expect(bars.map(([, color, media]) => [color, media])).toEqual([
    [canvas, '(prefers-color-scheme: light)'],
    [palette.neutral[1000], '(prefers-color-scheme: dark)'],
  ]);
});

test('a device installs it by its own name, mark and accent, and shows no mark of the portal', () => {
  const own = staticFile('/favicon.svg', Buffer.from('<svg/>'), 'no-cache');
  const manifest = readFileSync('src/public/manifest.webmanifest');
  const built = new Map([
    ['/favicon.svg', own],
    ['/manifest.webmanifest', staticFile('/manifest.webmanifest', manifest, 'no-cache')],
  ]);
  const brand = read(northwind);
  const files = brandFiles(brand, built);
  expect(files.get('/favicon.svg')).toBe(brand.files.get(brand.favicon?.path ?? ''));
  expect([files.get('/favicon.ico'), files.get('/apple-touch-icon.png')]).toEqual([null, null]);
  expect(JSON.parse(String(files.get('/manifest.webmanifest')?.body))).toMatchObject({
    name: 'Northwind Partners',
    short_name: 'Northwind Partners',
    start_url: '/',
    display: 'standalone',
    theme_color: '#7a3cff',
    icons: [{ src: brand.favicon?.path, type: 'image/svg+xml', sizes: 'any' }],
  });
});

test('a PNG is the icon of phones, with its size', () => {
  const folder = changed({ favicon: 'mark.png' });
  cpSync('src/public/apple-touch-icon.png', join(folder, 'mark.png'));
  const brand = read(folder);
  const manifest = staticFile('/manifest.webmanifest', Buffer.from('{}'), 'no-cache');
  const files = brandFiles(brand, new Map([['/manifest.webmanifest', manifest]]));
  expect(files.get('/apple-touch-icon.png')).toBe(brand.files.get(brand.favicon?.path ?? ''));
  expect(JSON.parse(String(files.get('/manifest.webmanifest')?.body))).toMatchObject({
    icons: [{ src: brand.favicon?.path, type: 'image/png', sizes: '180x180' }],
  });
});

test("over another network's configuration it wins field by field, and what is no configuration passes as it is", async () => {
  const answer = {
    data: { general: { system_name: 'Other', tracking_host: 'https://t.test' } },
    meta: { api_version: '2' },
  };
  const merged = (await (
    await branded(Response.json(answer, { headers: { etag: 'W/"1"' } }), read(northwind))
  ).json()) as typeof answer;
  expect(merged.meta).toEqual(answer.meta);
  expect(merged.data.general).toMatchObject({
    ...JSON.parse(JSON.stringify(settingsOf(read(northwind)).general)),
    system_name: 'Northwind Partners',
    tracking_host: 'https://t.test',
    brand: { accent: '#7a3cff', variables: { '--colors-accent-solid': '#7a3cff' } },
  });
  const refused = await branded(new Response('busy', { status: 503 }), read(northwind));
  expect([refused.status, await refused.text()]).toEqual([503, 'busy']);
});

test("a network's own accent makes its variables, where no folder says another", async () => {
  const answer = { data: { general: { brand: { accent: '#008000' } } }, meta: { api_version: '2' } };
  const { data } = (await (await branded(Response.json(answer), null)).json()) as {
    data: { general: { brand: { variables: Record<string, string> } } };
  };
  expect(data.general.brand.variables['--colors-accent-solid']).toBe('#008000');
});
