import type { RouteName } from '#routes';
import { basename, join } from 'node:path';
import { families, forms, lentFamilies, others, signedIn, type Families } from './chunk-families.ts';
import { closureOf, readGraph, type Modules } from './module-graph.ts';
import { frameFile, screenFile, screenFiles, serverDataFiles } from './screen-files.ts';

const root = join(import.meta.dirname, '../..');
const idOf = (file: string) => join(root, file).replaceAll('\\', '/');
const idsOf = (names: readonly RouteName[]) => names.map((name) => idOf(screenFile(name)));

/** Loaded by every screen but the login. */
const everywhere = 'portal';

type Users = {
  /** The screens that cannot be shown without it. */
  screens: readonly string[];
  isInEveryFrame: boolean;
  isLaterInFrame: boolean;
  isLaterIn: (screen: string) => boolean;
};

function findUsers(modules: Modules): (id: string) => Users {
  const { statics, all } = readGraph(modules);
  const screens = screenFiles.map(idOf);
  const reach = (id: string) => closureOf(id, all, (other) => screens.includes(other));
  const needed = screens.map((screen) => [screen, closureOf(screen, statics)] as const);
  const later = new Map(screens.map((screen) => [screen, reach(screen)]));
  const ofFrames = ['src/main.tsx', frameFile('shell'), frameFile('publicShell')].map(idOf).map(reach);
  const inFrame = [frameFile('shell'), ...serverDataFiles].map((file) => closureOf(idOf(file), statics));
  return (id) => ({
    screens: needed.flatMap(([screen, modulesOf]) => (modulesOf.has(id) ? [screen] : [])),
    isInEveryFrame: inFrame.some((modulesOf) => modulesOf.has(id)),
    isLaterInFrame: ofFrames.some((modulesOf) => modulesOf.has(id)),
    isLaterIn: (screen) => later.get(screen)?.has(id) === true,
  });
}

const within = (screens: readonly string[], names: readonly RouteName[]) => {
  const members = idsOf(names);
  return screens.every((screen) => members.includes(screen));
};
const familyOf = (screens: readonly string[], table: Families) =>
  Object.entries(table).find(([, names]) => within(screens, names));

const isOfDashboard = (screens: readonly string[]) => idsOf(['dashboard']).some((id) => screens.includes(id));

function ofOneScreen(screen: string, { isLaterInFrame, isLaterIn }: Users): string | null {
  const name = basename(screen, '.tsx');
  const elsewhere = screenFiles.map(idOf).filter((other) => other !== screen);
  if (!isLaterInFrame && !elsewhere.some(isLaterIn)) return name;
  return isOfDashboard([screen]) ? (familyOf([screen], lentFamilies)?.[0] ?? null) : null;
}

// What the frame or the dashboard loads later must not bring the rest of a family along.
const isLentBy = ({ isLaterInFrame, isLaterIn }: Users, names: readonly RouteName[]) =>
  isLaterInFrame || (!names.includes('dashboard') && idsOf(['dashboard']).some(isLaterIn));

function ofSeveral(users: Users): string | null {
  const { screens } = users;
  if (within(screens, forms)) return null;
  const [name, names = []] = familyOf(screens, families) ?? [];
  const isLent = isLentBy(users, names);
  if (name !== undefined && !isLent) return name;
  if (!isOfDashboard(screens) && within(screens, others)) return 'others';
  return (isLent ? familyOf(screens, lentFamilies)?.[0] : undefined) ?? everywhere;
}

function chunkOf(users: Users): string | null {
  const { screens, isInEveryFrame } = users;
  const [screen] = screens;
  if (isInEveryFrame || idsOf(signedIn).every((id) => screens.includes(id))) return everywhere;
  if (screen === undefined) return null;
  return screens.length === 1 ? ofOneScreen(screen, users) : ofSeveral(users);
}

/**
 * The chunk of a module, by the screens that need it; null: the bundler splits it by who needs what. All split like that
 * were 27 files for the dashboard, now 10, and 46 for live offers, now 15; the change from the one to the other fetched
 * 28, now 6. Each takes the main thread 5 ms to fetch, and again to import, on a CPU four times slower.
 */
export function sharedChunks(): (id: string, modules: Modules) => string | null {
  let usersOf: ((id: string) => Users) | null = null;
  return (id, modules) => {
    usersOf ??= findUsers(modules);
    return chunkOf(usersOf(id));
  };
}
