import { Ellipsis, Link2 } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import { drawIcon, pictureOf } from './draw-icon.ts';

const shapesIn = (markup: string) =>
  [...markup.matchAll(/<(path|line|circle|rect)([^>]*?)\/?>/g)].map(([, tag, attributes = '']) => [
    tag,
    [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([pair]) => pair).toSorted(),
  ]);

test.each([Ellipsis, Link2])('an icon as a picture has the shapes of its component: %#', (icon) => {
  const picture = decodeURIComponent(pictureOf(icon, 2).replace('data:image/svg+xml,', ''));
  const shapes = shapesIn(picture);
  expect(shapes).toEqual(shapesIn(renderToStaticMarkup(createElement(icon))));
  expect(shapes).toHaveLength(3);
});

test('an icon of one size is drawn once', () => {
  expect(drawIcon(Ellipsis, 'md', 2)).toBe(drawIcon(Ellipsis, 'md', 2));
  expect(drawIcon(Ellipsis, 'md', 2)).not.toEqual(drawIcon(Ellipsis, 'md', 1.75));
});
