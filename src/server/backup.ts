import { checksumOf } from './backups/archive-file.ts';
import { backUp } from './backups/back-up.ts';
import { describeContents } from './backups/contents.ts';
import { backUpServer } from './backups/postgresql.ts';
import { NotOpened } from './database/not-opened.ts';
import { dataDirectory } from './start/paths.ts';
import { endWith } from './failure-words.ts';

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

async function main() {
  const [file = `portal-${stamp()}.backup`] = process.argv.slice(2);
  const url = process.env['DATABASE_URL'];
  if (url) await backUpServer(url, file);
  else console.log(describeContents(await backUp(dataDirectory, file)));
  console.log(`\n${file}, read back from end to end. SHA-256: ${await checksumOf(file)}`);
}

main().catch(endWith([NotOpened]));
