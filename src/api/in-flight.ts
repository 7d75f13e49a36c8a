import { RequestCanceled } from './api-error.ts';

type Flight = { answer: Promise<unknown>; callers: number; controller: AbortController };

// One request for identical concurrent calls (P2). A caller that aborts gets `RequestCanceled` (P3); the request
// itself is aborted with the last caller.
export function createInFlight() {
  const flights = new Map<string, Flight>();

  function takeOff<T>(key: string, start: (signal: AbortSignal) => Promise<T>): Flight {
    const controller = new AbortController();
    const flight: Flight = { answer: start(controller.signal), callers: 0, controller };
    const land = () => {
      if (flights.get(key) === flight) flights.delete(key);
    };
    flight.answer.then(land, land);
    flights.set(key, flight);
    return flight;
  }

  return function join<T>(
    key: string,
    signal: AbortSignal | undefined,
    start: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    if (signal?.aborted) return Promise.reject(new RequestCanceled());
    const flight = flights.get(key) ?? takeOff(key, start);
    flight.callers += 1;
    return new Promise<T>((resolve, reject) => {
      const leave = () => {
        flight.callers -= 1;
        reject(new RequestCanceled());
        if (flight.callers > 0) return;
        flights.delete(key);
        flight.controller.abort();
      };
      signal?.addEventListener('abort', leave);
      // Equal keys are equal calls, so the shared answer has this caller's type.
      const answer = flight.answer as Promise<T>;
      answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', leave));
    });
  };
}
