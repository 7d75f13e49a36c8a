import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { matchRoute } from '#machines/lib/location.ts';
import { isRouteName, navigationEntries, routeRules, routes } from './routes.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** The screen at an address, who may see it, and its title. */
function screenAt(location: string) {
  const name = matchRoute(routeRules, location)?.name ?? '';
  if (!isRouteName(name)) return null;
  const { access, title } = routes[name];
  return [name, access, title === null ? null : i18n._(title)];
}

test.each([
  ['/login', 'login'],
  ['/register', 'register'],
  ['/forgot-password', 'forgotPassword'],
  ['/set-new-password', 'setNewPassword'],
  ['/register-completed', 'registerCompleted'],
])('[A1.a] %s is the screen %s of guests', (location, name) => {
  expect(screenAt(location)).toEqual([name, 'guest', null]);
});

test('[A1.a] /verify/{id} is a screen for everybody', () => {
  expect(screenAt('/verify/7')).toEqual(['verify', 'public', null]);
});

test('[A1.a] [A1.b] [O2.a] the public offer wall is at /offers, for everybody', () => {
  expect(screenAt('/offers')).toEqual(['publicOfferWall', 'catalogue', null]);
});

test.each([
  ['/dashboard', 'dashboard', 'Dashboard'],
  ['/analytics', 'analytics', 'Analytics'],
  ['/offer-wall', 'offerWall', 'Offer Wall'],
  ['/live-offers', 'liveOffers', 'Live Offers'],
  ['/live-offers/48213/live', 'liveOfferDetails', null],
  ['/live-offers/48213/pending', 'liveOfferDetails', null],
  ['/postbacks', 'postbacks', 'Postbacks'],
  ['/profile', 'profile', 'Profile'],
])('[A4.a] [A4.b] %s is the screen %s behind the login, titled %s', (location, name, title) => {
  expect(screenAt(location)).toEqual([name, 'publisher', title]);
});

test.each([
  '/live-offers/x/live',
  '/live-offers/48213/gone',
  '/live-offers/48213',
  '/live-offers/4x/pending',
])('[A4.d] %s is an unknown path', (location) => {
  expect(screenAt(location)).toBeNull();
});

test('[A5.a] the top navigation has five links', () => {
  expect(navigationEntries.map(({ name, label }) => `${name}: ${i18n._(label)}`)).toEqual([
    'dashboard: Dashboard',
    'analytics: Analytics',
    'offerWall: Offer Wall',
    'liveOffers: Pending & Live Offers',
    'postbacks: Postbacks',
  ]);
});
