import { accentVariables, barColors } from './accent.ts';
import type { Brand, Picture } from './read-brand.ts';

const height = 22;
const dark = [
  '@media (prefers-color-scheme:dark){:root:not([data-theme=light]) ',
  ':root[data-theme=dark] ',
] as const;

// For the light theme, and for the dark one as the system or the visitor chooses it.
function inThemes(of: Brand['mark'], rule: (picture: Picture) => string): string {
  if (!of) return '';
  const [bySystem, byChoice] = dark.map((start) => start + rule(of.dark));
  return of.light === of.dark ? rule(of.light) : `${rule(of.light)}${bySystem}}${byChoice}`;
}

const background = ({ path }: Picture) => `background:url("${path}") left center/contain no-repeat`;

// The portal's own mark is another's here: without one, the icon stands for it, or nothing does.
function markOf({ mark, favicon }: Brand): Brand['mark'] {
  return mark ?? (favicon && { light: favicon, dark: favicon });
}

/** The style of the page: the accent, and pictures in the place of the portal's own. It stands in no layer, so it wins. */
function brandStyle(brand: Brand): string {
  const { accent, logo, loginPicture } = brand;
  const mark = markOf(brand);
  const variables = Object.entries(accent ? accentVariables(accent) : {});
  return [
    variables.length > 0 && `:root{${variables.map(([name, value]) => `${name}:${value}`).join(';')}}`,
    mark ? '.logo__mark>*{display:none}' : '.logo__mark{display:none}',
    inThemes(mark, (picture) => `.logo__mark{${background(picture)}}`),
    // The name stays for those who do not see it.
    logo && '.logo__root>.logo__mark{display:none}',
    inThemes(
      logo,
      (picture) =>
        `.logo__root>span{${background(picture)};width:${Math.round(height * picture.ratio)}px;height:${height}px;font-size:0}`,
    ),
    loginPicture && `.auth-layout__picture{content:url("${loginPicture.path}")}`,
  ]
    .filter(Boolean)
    .join('');
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page of the auditors or of everybody in the brand's colours, with its mark and icon. */
export function styledPage(html: string, brand: Brand): string {
  const { favicon } = brand;
  const icon = favicon && `<link rel="icon" href="${favicon.path}">`;
  const iconed = icon ? html.replaceAll(/<link[^>]*rel="?icon"?[^>]*>/g, () => icon) : html;
  return iconed.replace('</head>', () => `<style>${brandStyle(brand)}</style></head>`);
}

const bar = /(?<=<meta name="?theme-color"? content=")[^"]*/g;
function colorBars(html: string, { accent }: Brand): string {
  const colors = accent ? barColors(accent).values() : null;
  return colors ? html.replaceAll(bar, (own) => colors.next().value ?? own) : html;
}

/** The portal's page with the brand in it, its name as well, so that none of it arrives later. */
export function brandPage(html: string, brand: Brand): string {
  const name = escaped(brand.name);
  const named = colorBars(html, brand)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(?<=<meta property="?og:title"? content=")[^"]*/, () => name.replaceAll('"', '&quot;'));
  return styledPage(named, brand);
}
