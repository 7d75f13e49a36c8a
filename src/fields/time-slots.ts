const minutesOf = (time: string) => {
  const [hours = '0', minutes = '0'] = time.split(':');
  return Number(hours) * 60 + Number(minutes);
};

const timeOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The times to choose from, both ends included where the step meets them; `step` in minutes (F6). */
export function timeSlots({ start = '00:00', end = '23:59', step = 15 }: TimeSlots): string[] {
  const [first, last] = [minutesOf(start), minutesOf(end)];
  if (!(step > 0) || last < first) return [];
  return Array.from({ length: Math.floor((last - first) / step) + 1 }, (_, index) =>
    timeOf(first + index * step),
  );
}

type TimeSlots = { start?: string; end?: string; step?: number };
