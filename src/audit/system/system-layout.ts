import type { Layout } from '../layout.ts';
import layout from '#machines/system/layout.json';

/** Written by `npm run tools -- charts`; a test fails when the wiring table has changed since. */
export const systemLayout = layout as Layout;
