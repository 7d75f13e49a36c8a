import type { Layout } from '../drawing/layout.ts';
import type { Detail } from './system-diagram.ts';
import full from '#machines/system/layout.json';
import outline from '#machines/system/outline.json';

/** Written by `npm run tools -- charts`; a test fails when the wiring table has changed since. */
export const systemLayouts: Record<Detail, Layout> = { full: full as Layout, outline: outline as Layout };
