import { lazy, type ComponentType } from 'react';
import { laterStyles, lostEvent } from './later-styles.ts';

const longestWait = 120_000;

const Nothing = () => null;

/** One that neither arrives nor fails counts as lost after two minutes. */
async function inTime<Loaded>(arriving: Promise<Loaded>): Promise<Loaded> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    window.dispatchEvent(new Event(lostEvent));
    late.reject(new Error('A part of the portal has not arrived in two minutes'));
  }, longestWait);
  try {
    return await Promise.race([arriving, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

async function withStyles<Part>(load: () => Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([load(), laterStyles()]);
  return part;
}

/**
 * A part of a screen whose code comes when it is first shown. One that is lost leaves everything around it as it is: `Lost`
 * stands in its place, or nothing, and the portal offers to reload (E12).
 * Example: `const Editor = later(async () => (await import('./editor.tsx')).Editor)`.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Lost: ComponentType<Props> = Nothing,
) => lazy(async () => ({ default: await inTime(withStyles(load)).catch(() => Lost) }));
