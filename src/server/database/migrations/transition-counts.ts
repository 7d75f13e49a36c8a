import { statements } from '../statements.ts';

// The hash of a chart comes before its transitions: sums are read by chart.
export const transitionCounts = statements(
  `create table transition_count (day date not null, hash text not null, transition text not null, chart text not null,
    times bigint not null, primary key (day, hash, transition))`,
);
