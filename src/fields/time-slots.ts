const day = { start: 0, end: 24 * 60 - 1, step: 15 };

// Minutes since midnight; an invalid time counts as the given end of the day.
function minutesOf(time: string | undefined, otherwise: number): number {
  const [, hours, minutes] = /^(\d{1,2}):(\d\d)$/.exec(time ?? '') ?? [];
  const found = Number(hours) * 60 + Number(minutes);
  return Number(minutes) < 60 && found <= day.end ? found : otherwise;
}

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/**
 * The times of a day, both ends included if a step meets them; `step` in whole minutes (F6). An invalid step or end
 * counts as missing.
 */
export function timeSlots({ start, end, step = day.step }: TimeSlots): string[] {
  const [first, last] = [minutesOf(start, day.start), minutesOf(end, day.end)];
  const apart = Number.isInteger(step) && step > 0 ? step : day.step;
  return Array.from({ length: Math.max(Math.floor((last - first) / apart) + 1, 0) }, (_, index) =>
    timeOf(first + index * apart),
  );
}

type TimeSlots = { start?: string; end?: string; step?: number };
