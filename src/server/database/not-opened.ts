/** The database cannot be opened; the message says why, and what to do. */
export class NotOpened extends Error {}

/** What to do about data that cannot be used. */
export const restoreOrStartOver =
  'Restore a backup (npm run restore -- FILE --replace), or delete the data with npm start -- --fresh.';
