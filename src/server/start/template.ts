import { globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cheapHashing } from '../auth/passwords.ts';
import { analyze } from '../database/analyze.ts';
import { keepBaseline } from '../database/baseline.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { migrate } from '../database/migrations.ts';
import { waitForPidLock } from '../database/pid-lock.ts';
import { seedInquiries } from '../demo/inquiries.ts';
import { seedPayments } from '../demo/payments.ts';
import { seed } from '../demo/seed.ts';
import { topUpTraffic } from '../demo/top-up.ts';
import { hashFiles } from './hash-files.ts';
import { cacheDirectory, root } from './paths.ts';

const directory = join(cacheDirectory, 'templates');
export const sources = {
  patterns: [
    'src/server/{database,reference,demo,analytics,payments}/**/*.ts',
    'src/server/{money,auth/passwords,start/template}.ts',
    'src/contract/{calendar,days}.ts',
    'package-lock.json',
  ],
};
const cachedTemplates = 4;

/** Fills an empty database for tests, which find their way back to it. */
export async function fillTemplate(db: Db, now: Date) {
  await migrate(db);
  await seed(db, now, cheapHashing);
  await topUpTraffic(db, now);
  await seedPayments(db, now);
  await seedInquiries(db, now);
  await analyze(db);
  await keepBaseline(db);
}

async function build(now: Date) {
  const database = await openDatabase({ archive: null });
  await fillTemplate(database.db, now);
  const archive = (await database.dump?.()) ?? new Blob();
  await database.close();
  return Buffer.from(await archive.arrayBuffer());
}

const madeAt = (path: string) => statSync(path).mtimeMs;

function dropOldTemplates() {
  const paths = globSync('*.tar', { cwd: directory }).map((name) => join(directory, name));
  for (const path of paths.toSorted((a, b) => madeAt(b) - madeAt(a)).slice(cachedTemplates)) {
    rmSync(path, { force: true });
  }
}

function read(path: string) {
  try {
    return readFileSync(path);
  } catch {
    return null;
  }
}

// Made once for the same sources and cached.
export async function templateOf(now: Date): Promise<Blob> {
  const path = join(directory, `${now.getTime()}-${hashFiles(root, sources).slice(0, 16)}.tar`);
  const cached = read(path);
  if (cached) return new Blob([cached]);
  const release = await waitForPidLock(join(directory, 'building.pid'));
  try {
    const archive = read(path) ?? (await build(now));
    dropOldTemplates();
    // Renamed when complete: a process that ends halfway leaves no half template.
    writeFileSync(`${path}.part`, archive);
    renameSync(`${path}.part`, path);
    return new Blob([archive]);
  } finally {
    release();
  }
}
