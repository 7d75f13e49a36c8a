import type { BrowserAttack, ServerAttack } from './attack.ts';
import { browserClock } from './browser-clock.ts';
import { clockJumps } from './clock-jumps.ts';
import { dnsRebinding } from './dns-rebinding.ts';
import { forgedEvents } from './forged-events.ts';
import { oldTab } from './old-tab.ts';
import { polyglots } from './polyglots.ts';
import { slowloris } from './slowloris.ts';
import { zipBombs } from './zip-bombs.ts';

export const serverAttacks: readonly ServerAttack[] = [
  slowloris,
  zipBombs,
  dnsRebinding,
  polyglots,
  clockJumps,
];
export const browserAttacks: readonly BrowserAttack[] = [forgedEvents, oldTab, browserClock];
