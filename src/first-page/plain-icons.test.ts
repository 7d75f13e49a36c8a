import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainIcons } from './plain-icons.ts';

const folder = join(import.meta.dirname, '../../node_modules/lucide-react/dist/esm');
const readIcon = (name: string) => readFileSync(join(folder, 'icons', `${name}.mjs`), 'utf8');

type Drawing = {
  node: [tag: string, attributes: Record<string, string>][];
  name?: string;
  aliases?: string[];
};

async function drawingOf(code: string): Promise<Drawing> {
  const alone = code.replace(/import .*/, 'const createLucideIcon = () => null;');
  const module = (await import(`data:text/javascript,${encodeURIComponent(alone)}`)) as {
    __iconData: Drawing;
  };
  return module.__iconData;
}

const transform = plainIcons().transform as (code: string, id: string) => { code: string } | null;

test.each(['circle-check', 'receipt', 'alarm-clock-check'])(
  'the icon %s keeps its shapes, without the names and keys that it has in the library',
  async (name) => {
    const code = readIcon(name);
    const { node, ...rest } = await drawingOf(code);
    expect(rest).toHaveProperty('name', name);
    expect(node[0]?.[1]).toHaveProperty('key');
    const shapes = node.map(([tag, { key: _, ...attributes }]) => [tag, attributes]);
    const plain = transform(code, join(folder, 'icons', `${name}.mjs`));
    expect(await drawingOf(plain?.code ?? '')).toEqual({ size: 24, node: shapes });
  },
);

test('nothing else is changed', () => {
  const code = readIcon('receipt');
  expect([join(folder, 'Icon.mjs'), '/src/icons/receipt.mjs'].map((id) => transform(code, id))).toEqual([
    null,
    null,
  ]);
});
