import { parseArgs } from 'node:util';
import { BadOptions } from './options.ts';

export type TrafficOptions = { events: number; days: number };

const usage = 'npm run tools -- traffic --events 1000000 [--days 90]';
const mostEvents = 100_000_000;
const mostDays = 366;

function wholeNumber(text: string | undefined, name: string, most: number) {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= most) return value;
  throw new BadOptions(`--${name} has to be a whole number from 1 to ${most}\nUsage: ${usage}`);
}

/** Reads the flags of the traffic generator. Throws `BadOptions`. */
export function readTrafficOptions(args: string[]): TrafficOptions {
  try {
    const options = { events: { type: 'string' }, days: { type: 'string', default: '90' } } as const;
    const { events, days } = parseArgs({ args, options }).values;
    return { events: wholeNumber(events, 'events', mostEvents), days: wholeNumber(days, 'days', mostDays) };
  } catch (error) {
    if (error instanceof BadOptions) throw error;
    throw new BadOptions(`${error instanceof Error ? error.message : ''}\nUsage: ${usage}`);
  }
}
