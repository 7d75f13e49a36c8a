import type { ReactNode } from 'react';
import type { Say } from '../charts/chart-texts.ts';
import type { Reason } from './reason.ts';

/** A reason of one kind. */
export type ReasonOf<Kind extends Reason['kind']> = Extract<Reason, { kind: Kind }>;

/** The text of each kind of reason. */
export type Texts<Kind extends Reason['kind']> = {
  [Each in Kind]: (reason: ReasonOf<Each>, say: Say) => ReactNode;
};
