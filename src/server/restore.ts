import { parseArgs } from 'node:util';
import { describeContents } from './backups/contents.ts';
import { restoreServer } from './backups/postgresql.ts';
import { restoreBackup } from './backups/restore-backup.ts';
import { NotOpened } from './database/not-opened.ts';
import { dataDirectory } from './start/paths.ts';
import { endWith } from './failure-words.ts';

const usage = 'npm run restore -- FILE [--replace]';

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (file === undefined) throw new NotOpened(`Which backup? ${usage}`);
  const url = process.env['DATABASE_URL'];
  if (url) {
    const aside = values.replace ? `${file}.before-${Date.now()}` : null;
    const wasFilled = await restoreServer(url, file, aside);
    console.log(`${file} is restored.${wasFilled ? ` What was there before: ${aside}` : ''}`);
    return;
  }
  const { contents, aside } = await restoreBackup(dataDirectory, file, { replaces: values.replace });
  console.log(`${describeContents(contents)}\n\n${file} is restored to ${dataDirectory}.`);
  if (aside !== null) console.log(`What was there before: ${aside}`);
}

main().catch(endWith([NotOpened]));
