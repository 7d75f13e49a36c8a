import { describe, expect, test } from 'vitest';
import { audienceOf, isBot } from '#server/tracking/audience.ts';
import { android } from './visits.ts';

describe('who visits', () => {
  const agents: [agent: string, client: [os: string, device: string, browser: string]][] = [
    [android, ['Android', 'smartphone', 'Chrome']],
    [
      'Mozilla/5.0 (Linux; Android 13; SM-X700) AppleWebKit/537.36 Chrome/150.0 Safari/537.36',
      ['Android', 'tablet', 'Chrome'],
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-S928B) SamsungBrowser/25.0 Chrome/121.0 Mobile Safari/537.36',
      ['Android', 'smartphone', 'Samsung Internet'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
      ['iOS', 'smartphone', 'Safari'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/150.0 Mobile/15E148 Safari/604.1',
      ['iOS', 'smartphone', 'Chrome'],
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1',
      ['iOS', 'smartphone', 'Firefox'],
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1',
      ['iPadOS', 'tablet', 'Safari'],
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/18.0 Safari/605.1.15',
      ['macOS', 'desktop', 'Safari'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36 Edg/150.0',
      ['Windows', 'desktop', 'Edge'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36 OPR/110.0',
      ['Windows', 'desktop', 'Opera'],
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0',
      ['Windows', 'desktop', 'Firefox'],
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64 15000) Chrome/150.0 Safari/537.36', ['ChromeOS', 'desktop', 'Chrome']],
    ['curl/8.5.0', ['Unknown', 'Unknown', 'Unknown']],
    ['', ['Unknown', 'Unknown', 'Unknown']],
  ];
  test.each(agents)('%s', (agent, [os, device, browser]) => {
    expect(audienceOf(new Headers({ 'user-agent': agent }), null)).toEqual({
      country: 'ZZ',
      os,
      device,
      browser,
      carrier: 'Unknown',
    });
    expect(isBot(agent)).toBe(false);
  });

  test.each([
    ['de', 'DE'],
    ['XX', 'ZZ'],
    ['T1', 'ZZ'],
    ['DEU', 'ZZ'],
    ['', 'ZZ'],
  ])('a country header "%s" means %s', (text, country) => {
    expect(audienceOf(new Headers({ 'x-country': text }), 'x-country').country).toBe(country);
    expect(audienceOf(new Headers({ 'x-country': text }), null).country).toBe('ZZ');
  });

  test.each([
    'Googlebot/2.1',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'AhrefsBot/7.0',
    'Slackbot-LinkExpanding 1.0',
  ])('%s is a machine', (agent) => {
    expect(isBot(agent)).toBe(true);
  });
});
