/** The database cannot be opened; the message says why, and what to do. */
export class NotOpened extends Error {}

const outOfSpace = /No space left|File too large|quota exceeded|Read-only file system/i;

/** What to do about a disk that takes nothing more, where words of the system say so; else `otherwise`. */
export const adviceOn = (words: string, otherwise: string) =>
  outOfSpace.test(words) ? 'Make room and try again.' : otherwise;

/** What to do about data that cannot be used. */
export const restoreOrStartOver =
  'Restore a backup (npm run restore -- FILE --replace), or delete the data with npm start -- --fresh.';
