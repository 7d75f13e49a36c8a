import type { System } from '../exploration/system.ts';
import { matchRoute } from '../lib/location.ts';
import { routes } from '../models/samples.ts';

export const routeOf = (location: string | null) => (location === null ? null : matchRoute(routes, location));

export const isAtRest = ({ navigation }: System) =>
  navigation.matches('idle') && navigation.context.current !== null;

export const isLeaving = ({ session }: System) =>
  session.matches('signingOut') || session.matches('expiring');

/** Whether the last event had the portal do something of this name. */
export const does = ({ deeds }: System, name: string) => deeds.some((deed) => deed.name === name);
