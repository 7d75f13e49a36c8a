import { describe, expect, test } from 'vitest';
import { isHarmless } from './patterns.ts';
import { type Routing, meets, routeClick } from './routing.ts';

const split = (offerId: number, weight: number, countries: string[] = []) => ({
  offerId,
  url: `/${offerId}`,
  weight,
  countries,
});
const trigger = (action: Routing['triggers'][0]['action'], value: string, target: string | null) => ({
  id: 5,
  param: 'os',
  operator: 'eq' as const,
  value,
  action,
  target,
});
const nothing: Routing = { splits: [], standIns: [], triggers: [] };
const visitor = { country: 'DE', values: { os: 'iOS' } };
const own = { kind: 'lead', calls: [], target: null, standIns: [] };

describe('a click of a campaign', () => {
  test('[O4] goes to the offer of the link by default', () => {
    expect(routeClick(nothing, visitor, 0.5)).toEqual(own);
  });

  test.each([
    [0, 1],
    [0.59, 1],
    [0.6, 2],
    [0.99, 2],
  ])('[O4] is split by weight: %f goes to offer %i', (draw, offerId) => {
    const routing = { ...nothing, splits: [split(1, 60), split(2, 40)] };
    expect(routeClick(routing, visitor, draw)).toEqual({ ...own, target: { offerId, url: `/${offerId}` } });
  });

  test('[O4] is split among the offers for its country, by their weights', () => {
    const routing = { ...nothing, splits: [split(1, 50, ['FR']), split(2, 25), split(3, 25, ['DE'])] };
    expect([0, 0.49, 0.5, 0.99].map((draw) => routeClick(routing, visitor, draw))).toMatchObject([
      { target: { offerId: 2 } },
      { target: { offerId: 2 } },
      { target: { offerId: 3 } },
      { target: { offerId: 3 } },
    ]);
    const elsewhere = { ...nothing, splits: [split(1, 100, ['FR'])] };
    expect(routeClick(elsewhere, visitor, 0.5)).toEqual(own);
  });

  test('[O4] has the stand-ins for its country, in their order', () => {
    const routing = { ...nothing, standIns: [split(4, 0, ['AT']), split(5, 0), split(6, 0, ['DE'])] };
    expect(routeClick(routing, visitor, 0.5)).toEqual({
      ...own,
      standIns: [
        { offerId: 5, url: '/5' },
        { offerId: 6, url: '/6' },
      ],
    });
  });

  test('[O4] meets triggers in their order: the first decision wins, calls are made as well', () => {
    const call = 'https://a.example/call';
    const triggers = [
      trigger('postback', 'iOS', call),
      trigger('stop', 'Android', null),
      trigger('redirect', 'iOS', 'https://a.example/ios'),
      trigger('stop', 'iOS', null),
    ];
    expect(routeClick({ ...nothing, triggers }, visitor, 0.5)).toEqual({
      kind: 'redirect',
      calls: [{ triggerId: 5, url: call }],
      url: 'https://a.example/ios',
    });
    expect(routeClick({ ...nothing, triggers }, { ...visitor, values: { os: 'Android' } }, 0.5)).toEqual({
      ...own,
      kind: 'stop',
    });
    expect(routeClick({ ...nothing, triggers }, { ...visitor, values: {} }, 0.5)).toEqual(own);
  });
});

describe('the condition of a trigger', () => {
  test.each([
    [{ operator: 'eq', value: 'a' }, 'a', true],
    [{ operator: 'eq', value: 'a' }, 'A', false],
    [{ operator: 'ne', value: 'a' }, 'b', true],
    [{ operator: 'ne', value: 'a' }, 'a', false],
    [{ operator: 'gt', value: '10' }, '9', false],
    [{ operator: 'gt', value: '10' }, '10.5', true],
    [{ operator: 'gt', value: '-1' }, '', false],
    [{ operator: 'lt', value: '10' }, '9', true],
    [{ operator: 'lt', value: '10' }, 'x', false],
    [{ operator: 'in', value: 'a, b,c' }, 'b', true],
    [{ operator: 'in', value: 'a, b,c' }, 'ab', false],
    [{ operator: 'regex', value: 'te?st-[0-9]+' }, 'test-12', true],
    [{ operator: 'regex', value: 'test' }, 'a test', false],
  ] as const)('[O4] %j is held against "%s": %s', (condition, actual, expected) => {
    expect(meets({ param: 'sub1', ...condition }, { sub1: actual })).toBe(expected);
  });

  test('[O4] does not hold where the value is missing', () => {
    expect(meets({ param: 'sub1', operator: 'eq', value: 'a' }, {})).toBe(false);
  });
});

describe('a pattern', () => {
  test.each(['test-\\d+', '(news|blog)-[a-z]*', 'a{2,4}', '\\p{Lu}+', '[+*]x', 'a\\(b\\)', ''])(
    '%j may run at every click',
    (pattern) => {
      expect(isHarmless(pattern)).toBe(true);
    },
  );

  test.each([
    '(a+)+',
    '(a|a)*',
    '(?=a)a',
    '(a)\\1',
    'a*a*a*b',
    'a?a?a?',
    '(a',
    '[z-a]',
    'a{999999999999',
    '(?<x>a)\\k<x>',
  ])('%j may not', (pattern) => {
    expect(isHarmless(pattern)).toBe(false);
  });
});
