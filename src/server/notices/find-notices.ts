import { readSetting, writeSettings } from '../configuration/configuration.ts';
import type { DueContext } from '../network.ts';
import { findCaps } from './find-caps.ts';
import { findFailingPostbacks } from './find-failing-postbacks.ts';
import { mailOperators } from './mail-operators.ts';
import { findWeeklyFigures } from './weekly-figures.ts';

const lastLook = 'notices_found_at';
const minute = 60_000;

/** Once a minute: what no call has brought about. */
export async function findNotices(context: DueContext): Promise<void> {
  const { db, clock } = context;
  const now = clock.now();
  const last = await readSetting(db, lastLook);
  const since = typeof last === 'string' ? now.getTime() - Date.parse(last) : minute;
  // Also after the clock was set back.
  if (since >= 0 && since < minute) return;
  await findCaps(db, now);
  await findFailingPostbacks(db, now);
  await findWeeklyFigures(db, now);
  await mailOperators(context);
  await writeSettings(db, [[lastLook, now.toISOString()]]);
}
