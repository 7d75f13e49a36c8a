import { constructFromSymbol } from 'date-fns/constants';

type Clock = (instant: Date) => Date;

const units = ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds'] as const;

// Reads as local time what stands in UTC. No class: browsers whose clock a test sets allow none that extends Date.
function readInUtc(date: Date): Date {
  for (const unit of units) date[`get${unit}`] = date[`getUTC${unit}`];
  return Object.assign(date, { [constructFromSymbol]: (value: Date) => readInUtc(new Date(value)) });
}

/** The wall clock of a zone, for functions that read local time: that of the device without a zone. */
export function zoneClock(timeZone: string | undefined): Clock {
  if (!timeZone) return (instant) => instant;
  const wall = new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (instant) => readInUtc(new Date(`${wall.format(instant).replace(' ', 'T')}Z`));
}
