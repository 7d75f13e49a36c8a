import { shapesOf, type Marks, type Shape } from '#audit/drawing/drawing.ts';
import type { Layout } from '#audit/drawing/layout.ts';
import { inkOf, paints, type Paint } from '#audit/drawing/paints.ts';
import { colors } from '#theme/colors.ts';

type Colours = { light: string; dark: string };
/** With another value for those who ask for more contrast, which paper does not. */
type Token = { value: string | { base: string } };

/** Both values of a colour of the theme; `none` stays what it is. */
function coloursOf(name: string): Colours {
  if (name === 'none') return { light: name, dark: name };
  const [group = '', shade = ''] = name.split('.');
  const { value = '' } = (colors as Record<string, Record<string, Token>>)[group]?.[shade] ?? {};
  const usual = typeof value === 'string' ? value : value.base;
  const [, light, dark] = /^light-dark\((#\w+), (.+)\)$/.exec(usual) ?? [];
  if (!light || !dark) throw new Error(`'${name}' has no plain colour for paper`);
  return { light, dark };
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The attributes of a paint: the light colours, so that every program shows the file. */
function attributesOf(name: Paint): Record<string, string | number> {
  const { fill, stroke, width, dashes, behind } = inkOf(name);
  return {
    class: name,
    ...(fill && { fill: coloursOf(fill).light }),
    ...(stroke && { stroke: coloursOf(stroke).light, 'stroke-width': width ?? 1 }),
    ...(dashes && { 'stroke-dasharray': dashes }),
    ...(behind && { 'paint-order': 'stroke' }),
  };
}

/** The dark colours, for programs that know of them. */
function darkRules(): string {
  const rules = Object.entries<{ fill?: string; stroke?: string }>(paints).map(([name, { fill, stroke }]) => {
    const inks = [fill && `fill:${coloursOf(fill).dark}`, stroke && `stroke:${coloursOf(stroke).dark}`];
    return `.${name}{${inks.filter(Boolean).join(';')}}`;
  });
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

/** Another typeface takes no more room than was left for the portal's own. */
const fitted = (length: number) => ({ textLength: length, lengthAdjust: 'spacingAndGlyphs' });

function written({ tag, at, paint, text, length, within = [] }: Shape): string {
  const parts = { ...at, ...(paint && attributesOf(paint)), ...(length && fitted(length)) };
  const attributes = Object.entries(parts)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
  const content = escaped(text ?? '') + within.map(written).join('');
  return content === '' ? `<${tag}${attributes}/>` : `<${tag}${attributes}>${content}</${tag}>`;
}

type Facts = { description: string; marks: Marks };

/** A drawing as a file that needs nothing else; one line an element, so that differences can be read. */
export function svgFile(layout: Layout, { description, marks }: Facts): string {
  const { chart, width, height } = layout;
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  const font = `font-family="'Hanken Grotesk Variable','Hanken Grotesk',Arial,'Liberation Sans',sans-serif"`;
  const lines = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" aria-labelledby="title description" ${size} ${font}>`,
    `<title id="title">${escaped(chart)}</title><desc id="description">${escaped(description)}</desc>`,
    `<style>${darkRules()}</style>`,
    written({ tag: 'rect', key: 'sheet', at: { width, height }, paint: 'sheet' }),
    ...shapesOf(layout, marks).map(written),
    '</svg>',
  ];
  return `${lines.join('\n')}\n`;
}
