import process from 'node:process';

/** Whether the first word behind a command asks what it takes. */
export const asksForHelp = (word: string | undefined) => ['help', '--help', '-h'].includes(word ?? '');

/** How the commands are typed: in the archive as its README has them, in the project by its scripts. */
export function typedCommands(started: string | undefined = process.argv[1]) {
  // The project starts the same file from .ci.
  const isArchive = /(?<!\.ci[\\/])\bserve\.mjs$/.test(started ?? '');
  return isArchive
    ? { serve: 'node serve.mjs', operator: 'node serve.mjs operator', tools: 'node serve.mjs' }
    : { serve: 'npm run serve', operator: 'npm run operator --', tools: 'npm run tools --' };
}
