import { describe, expect, test } from 'vitest';
import { passwordProblems } from './password-rules.ts';

const rosa = {
  email: 'Rosa.Berger7@Verlag.test',
  firstname: 'Rosa-Maria',
  lastname: 'Wolkenstein',
  company: 'Müller & Söhne Verlag',
  legalName: 'Nordwind Medien GmbH',
};
const codesOf = async (password: string, hasFactor = false) =>
  (await passwordProblems(password, { ...rosa, hasFactor })).map(({ field, code }) => [field, code]);

describe('[S10] a new password is refused', () => {
  test.each([
    ['', 'SHORT'],
    ['elevenchars', 'SHORT'],
    // In lists of the most common ones, from their first ranks to their last.
    ['q1w2e3r4t5y6', 'COMMON'],
    ['1q2w3e4r5t6y', 'COMMON'],
    ['123456qwerty', 'COMMON'],
    ['leavemealone', 'COMMON'],
    ['LeaveMeAlone', 'COMMON'],
    ['password1234', 'COMMON'],
    ['passwordpassword', 'COMMON'],
    ['123456789012', 'COMMON'],
    // Nearly: digits at the end.
    ['iloveyou2026', 'COMMON'],
    ['Football2026', 'COMMON'],
    ['sunshine0001', 'COMMON'],
    ['rosa.berger7@verlag.test', 'PERSONAL'],
    ['ROSA.BERGER7@VERLAG.TEST2026', 'PERSONAL'],
    ['rosa.berger7', 'PERSONAL'],
    ['rosaberger99999', 'PERSONAL'],
    ['Rosa Maria 2026', 'PERSONAL'],
    ['wolkenstein1', 'PERSONAL'],
    ['Wolkenstein!!', 'PERSONAL'],
    ['rosa-maria wolkenstein', 'PERSONAL'],
    ['WolkensteinRosaMaria1', 'PERSONAL'],
    ['müller&söhneverlag', 'PERSONAL'],
    ['Müller Söhne Verlag 12', 'PERSONAL'],
    ['Nordwind Medien GmbH', 'PERSONAL'],
    ['nordwindmedien', 'PERSONAL'],
    ['Nordwind Medien 2026', 'PERSONAL'],
    ['Müller & Söhne Verlag AG', 'PERSONAL'],
  ])('%j: %s', async (password, reason) => {
    expect(await codesOf(password)).toEqual([['password', `PASSWORD_${reason}`]]);
  });
});

describe('[S10] a new password is taken', () => {
  test.each([
    'correct horse battery',
    'twelve chars',
    'aaaaaaaaaaab', // No rule of composition.
    'leavemealone today',
    'telephone83921', // Five digits say more than a year.
    'my wolkenstein castle',
    '271828182845',
    'ключ от квартиры',
    'x'.repeat(128),
  ])('%j', async (password) => {
    expect(await codesOf(password)).toEqual([]);
  });

  test('of an owner without names', async () => {
    const nobody = { email: '4711@verlag.test', firstname: '', lastname: '', company: '' };
    expect(await passwordProblems('271828182845', nobody)).toEqual([]);
    expect(await passwordProblems('$ 47114711471 $', nobody)).toEqual([]);
  });
});

test('[S10] with a second factor 8 characters are enough; the other rules stay', async () => {
  const typed = ['7 chars', '8 chars.', 'elevenchars', 'sunshine', 'trustno1', 'wolkenstein'];
  const codes = await Promise.all(typed.map(async (password) => (await codesOf(password, true))[0]?.[1]));
  expect(codes).toEqual([
    'PASSWORD_SHORT',
    undefined,
    undefined,
    'PASSWORD_COMMON',
    'PASSWORD_COMMON',
    'PASSWORD_PERSONAL',
  ]);
});
