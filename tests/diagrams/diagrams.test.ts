import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { transitionId, transitionsOf } from '#machines/lib/transition-id.ts';
import { charts } from '#machines/charts.ts';
import { folderOf } from '#machines/lib/folder-of.ts';
import { transitionsIn } from '#audit/charts/diagram.ts';
import { browserWalksOf } from '../e2e/walks/browser-walks.ts';
import { root } from '../support/project.ts';
import { layOut } from './lay-out.ts';
import { chartNames, diagramNamed, filesOf, layoutOf, readmeOf, walksNamed } from './made.ts';
import { filesOfSystem, layOutSystem, systemDrawings } from './system.ts';

const read = (chart: string, file: string) =>
  readFileSync(path.join(root, 'machines', folderOf(chart), file), 'utf8');

/** The settings that a drawing was made with stand beside it. */
const settingsOf = (chart: string) => layoutOf(chart).settings;

describe.each(chartNames)('the drawing of %s', (name) => {
  test('[M3] shows every transition once', () => {
    const drawn = transitionsIn(diagramNamed(name)).map(({ id }) => id);
    expect(drawn.toSorted()).toEqual(transitionsOf(charts[name].machine).map(transitionId).toSorted());
  });

  test('[M3] is that of the chart as it is now: `npm run tools -- charts` draws it anew', async () => {
    const diagram = diagramNamed(name);
    const settings = settingsOf(name);
    const layout = await layOut(diagram, settings);
    const made = filesOf({
      name,
      layout,
      settings,
      ...(await walksNamed(name)),
      browser: await browserWalksOf(name),
    });
    expect([...made].flatMap(([file, text]) => (read(name, file) === text ? [] : [file]))).toEqual([]);
  });
});

test('[M3] the picture of the system is that of the wiring table as it is now', async () => {
  const made = filesOfSystem({
    full: await layOutSystem('full', settingsOf('system')),
    outline: await layOutSystem('outline', layoutOf('system', systemDrawings.outline).settings),
  });
  expect([...made].flatMap(([file, text]) => (read('system', file) === text ? [] : [file]))).toEqual([]);
});

test('[M3] the page of the drawings is that of the charts as they are now', () => {
  const page = readFileSync(path.join(root, 'machines/README.md'), 'utf8');
  expect(page).toBe(readmeOf(page));
});

test('[M3] there is no drawing of a chart that is gone', () => {
  const drawings = globSync('machines/*/drawing.svg', { cwd: root });
  expect(drawings.toSorted()).toEqual(
    ['system', ...chartNames].map((name) => path.join('machines', folderOf(name), 'drawing.svg')).toSorted(),
  );
});
