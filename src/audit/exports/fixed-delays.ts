import type { AnyStateMachine } from 'xstate';

/** The delays of a chart that are numbers, in ms by their names; others are computed as it runs. */
export const fixedDelays = ({ implementations: { delays } }: AnyStateMachine): [string, number][] =>
  Object.entries<unknown>(delays).flatMap(([name, delay]): [string, number][] =>
    typeof delay === 'number' ? [[name, delay]] : [],
  );
