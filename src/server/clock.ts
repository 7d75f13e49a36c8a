/** The network's time; nothing else reads the machine's clock. */
export type Clock = { now: () => Date };
/** Stands still until it is moved. */
export type MovableClock = Clock & { set: (now: Date) => void; advance: (milliseconds: number) => void };

export const systemClock: Clock = { now: () => new Date() };

export function movableClock(start: Date): MovableClock {
  let time = start.getTime();
  return {
    now: () => new Date(time),
    set: (now) => {
      time = now.getTime();
    },
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}

export function shiftedClock(start: Date): Clock {
  const shift = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + shift) };
}
