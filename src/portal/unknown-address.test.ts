import { subscribeToToasts } from '#ui/feedback/notify.ts';
import { i18n } from '@lingui/core';
import { beforeEach, expect, test } from 'vitest';
import { closestPage, notifyUnknownAddress } from './unknown-address.ts';

test.each([
  ['/live-offer', '/live-offers'],
  ['/offerwall', '/offer-wall'],
  ['/live-offers/12/unknown', '/live-offers'],
  ['/Analytic', '/analytics'],
  ['/profiles/12', '/profile'],
  ['/postback', '/postbacks'],
  // Four of eight pairs of letters are those of a page, then three of seven.
  ['/postbxyzw', '/postbacks'],
  ['/postxyzs', null],
  // Pages of guests have no place in the navigation.
  ['/logins', null],
  ['/nowhere', null],
  ['/', null],
  ['/x', null],
])('[A3] %s may have meant %s', (path, page) => {
  expect(closestPage(path)).toBe(page);
});

let said: unknown[] = [];
beforeEach(() => {
  said = [];
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  subscribeToToasts((toast) => said.push(toast));
});

const title = 'This page does not exist';
const longest = `/${'y'.repeat(79)}`;

test.each([
  ['/offerwall', { text: '/offerwall', action: { name: 'open', id: '/offer-wall' } }],
  ['/st%C3%B6rung', { text: '/störung' }],
  ['/100%', { text: '/100%' }],
  [longest, { text: longest }],
  [`${longest}y`, { text: `${longest}…` }],
  [`%${longest}`, { text: `%${longest.slice(0, -1)}` }],
  // A link of a page that exists: what was wrong is not in its path.
  ['/offer-wall', {}],
])('[A3] the address %s is named', (path, named) => {
  notifyUnknownAddress(path);
  expect(said).toEqual([{ type: 'info', title, ...named }]);
});
