import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

test('a difference is recorded with its field, from and to', () => {
  const before = { phone: null, partner: { website: 'https://a.example/', traffic: [1, 2] }, same: 1 };
  const after = { phone: '+49 30 1', partner: { website: 'https://b.example/', traffic: [2] }, same: 1 };
  expect(changesBetween(before, after)).toEqual([
    { field: 'partner.website', from: 'https://a.example/', to: 'https://b.example/' },
    { field: 'partner.traffic', from: '1, 2', to: '2' },
    { field: 'phone', from: null, to: '+49 30 1' },
  ]);
});

test('a reference is recorded by its name, derived fields are left out', () => {
  const before = {
    category: { id: 1, name: 'Finance', thumb: 'f.webp' },
    revision: 1,
    figures: { clicks: 1 },
  };
  const after = { category: { id: 2, name: 'Travel', thumb: 't.webp' }, revision: 2, figures: { clicks: 9 } };
  expect(changesBetween(before, after)).toEqual([{ field: 'category', from: 'Finance', to: 'Travel' }]);
});

test('an object of nothing but a name is recorded under its field', () => {
  expect(changesBetween({ id: 1, name: 'A' }, { id: 1, name: 'B' })).toEqual([
    { field: 'name', from: 'A', to: 'B' },
  ]);
});

test('a new thing comes from nothing, and a removed one goes there', () => {
  const thing = { id: 7, name: 'Newsletter', note: '', list: [] };
  expect(changesBetween(null, thing)).toEqual([{ field: 'name', from: null, to: 'Newsletter' }]);
  expect(changesBetween(thing, null)).toEqual([{ field: 'name', from: 'Newsletter', to: null }]);
});

test('no secret is recorded: of an IBAN only its end, of an address neither its password nor its keys', () => {
  const secrets = {
    iban: 'DE89 3704 0044 0532 0130 00',
    password: 'hidden-1',
    access_token: 'hidden-2',
    deep: [{ client_secret: 'hidden-3', url: 'https://me:hidden-4@pb.example/in?api_key=hidden-5&c=1' }],
    recovery_codes: ['hidden-6'],
    api_token: { hint: 'pat_…abcd' },
  };
  const changes = changesBetween(null, secrets);
  expect(JSON.stringify(changes)).not.toMatch(/hidden|3704/);
  expect(changes).toContainEqual({ field: 'iban', from: null, to: '…3000' });
  expect(changes).toContainEqual({ field: 'api_token.hint', from: null, to: 'pat_…abcd' });
});

test('a change that its mask hides is still recorded', () => {
  const [before, after] = [{ iban: 'DE00 1111 3000' }, { iban: 'FR00 2222 3000' }];
  expect(changesBetween(before, after)).toEqual([{ field: 'iban', from: '…3000', to: '…3000' }]);
});
