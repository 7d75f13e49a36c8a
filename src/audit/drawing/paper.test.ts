import { expect, test } from 'vitest';
import { auditedCharts } from '../charts/audited-charts.ts';
import { partsOnPaper, wholesIn } from './paper.ts';
import { systemLayouts } from '../system/system-layout.ts';

const layouts = [...auditedCharts.map(({ layout }) => layout), ...Object.values(systemLayouts)];

test.each(layouts.map((layout) => [layout.chart, layout] as const))(
  '[M3] on paper %s can be read, on one page or on several, and nothing is cut on all of them',
  (_, layout) => {
    const fitting = Math.min(960 / layout.width, 556 / layout.height);
    const pages = partsOnPaper(layout);
    const parts = pages.length > 0 ? pages : [{ x: 0, y: 0, ...layout, scale: fitting }];
    expect(Math.min(...parts.map(({ scale }) => scale))).toBeGreaterThanOrEqual(pages.length > 0 ? 0.5 : 0.6);
    const cut = wholesIn(layout).filter(
      ({ x, y, width, height }) =>
        !parts.some(
          (part) =>
            x >= part.x &&
            y >= part.y &&
            x + width <= part.x + part.width &&
            y + height <= part.y + part.height,
        ),
    );
    expect(cut).toEqual([]);
  },
);

test('[M3] a small chart is one page, the session many', () => {
  const pagesOf = (name: string) =>
    layouts.filter(({ chart }) => chart === name).map((layout) => partsOnPaper(layout).length);
  expect(pagesOf('polling')).toEqual([0]);
  expect(pagesOf('session')[0]).toBeGreaterThan(8);
});

test('[M3] a part on paper is as large as what is in it, and small ones share a page', () => {
  const empty = layouts.flatMap((layout) =>
    partsOnPaper(layout).filter((part) => {
      const own = wholesIn(layout).filter(
        ({ x, y, width, height }) =>
          x >= part.x &&
          y >= part.y &&
          x + width <= part.x + part.width &&
          y + height <= part.y + part.height,
      );
      const right = Math.max(...own.map(({ x, width }) => x + width));
      const bottom = Math.max(...own.map(({ y, height }) => y + height));
      const [left, top] = [Math.min(...own.map(({ x }) => x)), Math.min(...own.map(({ y }) => y))];
      const beside = Math.max(left - part.x, part.x + part.width - right);
      return Math.max(beside, top - part.y, part.y + part.height - bottom) > 20;
    }),
  );
  expect(empty).toEqual([]);
});
