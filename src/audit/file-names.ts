const shortest = 8;

/** 'session-1a2b3c4d.scxml': what belongs to a release, with its commit, and a plus for changes beyond it; `built` as `builtCommit` has it. */
export function nameInRelease(what: string, ending: string, [commit = '', more]: readonly string[]): string {
  const of = commit === '' ? [] : [`${commit.slice(0, shortest)}${more ?? ''}`];
  return `${[what, ...of].join('-')}.${ending}`;
}

/** 'event-log-2026-11-24-031205.json': what belongs to a moment, in UTC; `at` is in ms since 1970. */
export function nameAt(what: string, ending: string, at: number): string {
  const [day, time = ''] = new Date(at).toISOString().split('T');
  return `${what}-${day}-${time.slice(0, 8).replaceAll(':', '')}.${ending}`;
}
