import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser } from '../../tests/properties/browser-stubs.ts';
import {
  applicationDraft,
  draftOfGuest,
  draftOfUser,
  forgetDraft,
  forgetDrafts,
  forgetDraftsOfOthers,
  handOverDrafts,
} from './drafts.ts';

beforeEach(stubBrowser);
afterEach(() => {
  forgetDrafts();
  vi.unstubAllGlobals();
});

const kept = () =>
  Object.fromEntries(Object.keys(sessionStorage).map((key) => [key, sessionStorage.getItem(key)]));
const storeIn = (texts: Record<string, string>) =>
  Object.entries(texts).forEach(([key, text]) => sessionStorage.setItem(key, text));

/** The same code in a page that is loaded anew. */
function nextPage() {
  vi.resetModules();
  return import('./drafts.ts');
}

test('[F5] a draft is kept for one user and form, and one without values is none', () => {
  const draft = draftOfUser(7, 'profile');
  expect(draft.read()).toEqual({});
  draft.write({ name: 'Ann' });
  expect([draft.read(), kept()]).toEqual([{ name: 'Ann' }, { 'draft:7:profile': '{"name":"Ann"}' }]);
  draft.write({});
  expect(kept()).toEqual({});
});

test('[S11] drafts of others end, and nothing else that is stored', () => {
  storeIn({ 'draft:7:a': '{}', 'draft:70:a': '{}', 'draft:8:a': '{}', 'a:draft:8': '', theme: 'dark' });
  forgetDraftsOfOthers(7);
  expect(Object.keys(kept())).toEqual(['draft:7:a', 'a:draft:8', 'theme']);
  storeIn({ 'draft:8:a': '{}' });
  draftOfUser(7, 'a');
  expect(Object.keys(kept())).toEqual(['draft:7:a', 'a:draft:8', 'theme']);
});

test('[O3] a form that a chart has sent has no draft any more, whoever wrote it', () => {
  expect(applicationDraft(5)).toBe('apply-5');
  storeIn({
    'draft:7:apply-5': '{}',
    'draft:7:apply-55': '{}',
    'draft:7:re-apply-5': '{}',
    'x:apply-5': '{}',
  });
  forgetDraft('apply-5');
  expect(Object.keys(kept())).toEqual(['draft:7:apply-55', 'draft:7:re-apply-5', 'x:apply-5']);
});

test.each(['', '{', 'null', '[]', '"text"', '{"a":1}', '{"a":null}'])('[F5] %s is no draft', (text) => {
  storeIn({ 'draft:7:a': text });
  expect(draftOfUser(7, 'a').read()).toEqual({});
});

test('[F5] a stored text brings no prototype along', () => {
  storeIn({ 'draft:7:a': '{"__proto__":{"x":"1"},"b":"2"}' });
  const draft = draftOfUser(7, 'a').read();
  expect([Object.keys(draft), Reflect.get(draft, 'x')]).toEqual([['b'], undefined]);
});

test('[F5] a full storage keeps no draft, and breaks nothing', () => {
  const full = vi
    .spyOn(Object.getPrototypeOf(sessionStorage) as Storage, 'setItem')
    .mockImplementation(() => {
      throw new Error('full');
    });
  draftOfUser(7, 'a').write({ b: '1' });
  draftOfGuest('login').write({ username: 'ann' });
  handOverDrafts();
  full.mockRestore();
  expect([kept(), draftOfGuest('login').read()]).toEqual([{}, { username: 'ann' }]);
});

test('[E12] drafts of guests live in memory, and go through a reload of our own once', async () => {
  const login = draftOfGuest('login');
  login.write({ username: 'ann' });
  expect([login.read(), draftOfGuest('register').read(), kept()]).toEqual([{ username: 'ann' }, {}, {}]);
  handOverDrafts();
  const handed = '{"login":{"username":"ann"}}';
  expect(kept()).toEqual({ 'guest-drafts': handed });
  const next = await nextPage();
  expect([next.draftOfGuest('login').read(), kept()]).toEqual([{ username: 'ann' }, {}]);
  next.forgetDrafts();
  expect(next.draftOfGuest('login').read()).toEqual({});
});

const mixed = '{"login":{"username":"ann"},"register":{"email":1}}';

test.each(['', '{', '[]', '{"login":"text"}', '{"login":{"username":1}}', mixed])(
  '[E12] %s is handed over by no page of ours',
  async (text) => {
    storeIn({ 'guest-drafts': text });
    const next = await nextPage();
    expect([next.draftOfGuest('login').read(), kept()]).toEqual([{}, {}]);
  },
);

test('[S11] who leaves leaves no draft behind', () => {
  draftOfGuest('login').write({ username: 'ann' });
  storeIn({ 'draft:7:a': '{}', theme: 'dark' });
  forgetDrafts();
  expect([draftOfGuest('login').read(), kept()]).toEqual([{}, { theme: 'dark' }]);
});
