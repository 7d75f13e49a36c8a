import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { errorCatalogue } from '#contract/errors.ts';
import { meta } from './http/envelopes.ts';
import { downPages } from './in-front/down-page.ts';
import { caddyPassOn, downFiles, nginxPassOn } from './in-front/pass-on.ts';
import { BadOptions, readOptions } from './start/options.ts';
import { asksForHelp, typedCommands } from './start/typed-commands.ts';

const usage = `${typedCommands().tools} front FOLDER [http://127.0.0.1:4310]`;

/** Into the folder, for a server in front: its configuration, and what it shows while the portal is down, in the brand. */
function write() {
  const [to, at] = process.argv.slice(2);
  if (asksForHelp(to)) {
    console.log(usage);
    return;
  }
  const { port, brand } = readOptions([], process.env);
  const upstream = at ?? `http://127.0.0.1:${port}`;
  if (to === undefined || !/^https?:\/\/[^/\s]+$/.test(upstream)) throw new BadOptions(`Usage: ${usage}`);
  const folder = resolve(to);
  const pages = downPages(brand);
  const given = { upstream, folder, pages };
  const [, description] = errorCatalogue.SERVICE_UNAVAILABLE;
  const json = JSON.stringify({ code: 'SERVICE_UNAVAILABLE', description, meta });
  const files = {
    ...downFiles(pages, json),
    'nginx.conf': nginxPassOn(given),
    'portal.caddy': caddyPassOn(given),
  };
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  console.log(`Written to ${folder}: ${Object.keys(files).join(', ')}`);
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'it may not be written',
  EPERM: 'it may not be written',
  EROFS: 'it may only be read',
  EEXIST: 'there is a file of this name',
  ENOTDIR: 'there is a file on the way to it',
  ENOSPC: 'the disk is full',
};

// Throws what nobody expects.
function wordsOf(error: unknown) {
  if (error instanceof BadOptions) return error.message;
  const { code, path } = error as NodeJS.ErrnoException;
  const reason = reasons[code ?? ''];
  if (reason === undefined) throw error;
  return `Nothing more was written to ${path ?? 'the folder'}: ${reason}.`;
}

try {
  write();
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
