import { describe, expect, test } from 'vitest';
import { callable, corrected, isError, lint, mostCharacters, placeholders, type Finding } from './lint.ts';
import { expanded, partsOf } from './macros.ts';
import { curlOf, valuesOfSample } from './sample-call.ts';
import { templates } from './templates.ts';

const known = new Set([
  'click_id',
  'conversion_id',
  'transaction_id',
  'event',
  'status',
  'payout',
  'currency',
  'sub1',
  'sub2',
  'country',
]);
const found = (code: Finding['code'], text: string, instead: string | null = null): Finding => ({
  code,
  text,
  instead,
});

const clean = 'https://t.example/in?cid={sub1}';

const cases: Record<string, readonly [address: string, findings: readonly Finding[]]> = {
  'nothing typed': ['', []],
  'a clean address': ['https://t.example/in?cid={click_id}&payout={payout}', []],
  'a sub ID as click ID': [clean, []],
  'a port and no path': ['https://t.example:8443?c={sub1}', []],
  'no address at all': ['{click_id}', [found('notAnAddress', '{click_id}')]],
  'another scheme': ['ftp://t.example/{sub1}', [found('notAnAddress', 'ftp://t.example/{sub1}')]],
  'a domain that was not put in': [
    'https://YOUR-DOMAIN/postback?cid={sub1}',
    [found('placeholder', 'YOUR-DOMAIN')],
  ],
  'a key that was not put in': ['https://t.example/YOUR-KEY?cid={sub1}', [found('placeholder', 'YOUR-KEY')]],
  'a macro in the host': ['https://{sub1}.example/in', [found('macroInHost', '{sub1}.example')]],
  'a space inside': [`${clean}&n=a b`, [found('spaces', ' ', '%20')]],
  'a space at the end': [`${clean} `, [found('spaces', ' ', '')]],
  'a line break': [`${clean}\n&n=1`, [found('spaces', ' ', '%20')]],
  'too many characters': [
    clean.padEnd(mostCharacters + 1, 'x'),
    [found('tooLong', String(mostCharacters + 1))],
  ],
  'as many characters as may be': [clean.padEnd(mostCharacters, 'x'), []],
  'a macro that there is not': [`${clean}&x={colour}`, [found('unknownMacro', '{colour}')]],
  'a macro of another system': [`${clean}&sum={amount}`, [found('unknownMacro', '{amount}', '{payout}')]],
  'a macro in capitals': [`${clean}&p={PAYOUT}`, [found('unknownMacro', '{PAYOUT}', '{payout}')]],
  'hash signs': [
    'https://t.example/in?cid=#s1#',
    [found('foreignSyntax', '#s1#', '{sub1}'), found('noClickId', '')],
  ],
  'double braces': [`${clean}&p={{payout}}`, [found('foreignSyntax', '{{payout}}', '{payout}')]],
  'dollar and braces': [`${clean}&p=\${payout}`, [found('foreignSyntax', '${payout}', '{payout}')]],
  'square brackets': [`${clean}&t=[txid]`, [found('foreignSyntax', '[txid]', '{transaction_id}')]],
  'angle brackets': [`${clean}&g=<geo>`, [found('foreignSyntax', '<geo>', '{country}')]],
  underscores: [`${clean}&x=__CALLBACK__`, [found('foreignSyntax', '__CALLBACK__')]],
  'percent signs': [`${clean}&x=%status%`, [found('foreignSyntax', '%status%', '{status}')]],
  'encoded braces': [`${clean}&x=%7Bstatus%7D`, [found('foreignSyntax', '%7Bstatus%7D', '{status}')]],
  'encoded characters that are no macro': [`${clean}&x=%20or%20`, []],
  'no click ID': ['https://t.example/in?payout={payout}', [found('noClickId', '')]],
  'no encryption': ['http://t.example/in?cid={sub1}', [found('notEncrypted', 'http://', 'https://')]],
  'several at once': [
    'http://t.example/in?cid=#aff_sub#&p={sum}',
    [
      found('foreignSyntax', '#aff_sub#', '{sub1}'),
      found('unknownMacro', '{sum}', '{payout}'),
      found('noClickId', ''),
      found('notEncrypted', 'http://', 'https://'),
    ],
  ],
};

describe.each(Object.entries(cases))('[O7] %s', (_, [address, findings]) => {
  test('is found', () => {
    expect(lint(address, known)).toEqual(findings);
  });

  test('is refused when it cannot be called, and only then', () => {
    const isRefused = address === '' || address.length > mostCharacters || !callable.test(address);
    expect(isRefused).toBe(address === '' || findings.some(isError));
  });

  test('is not found again once it is corrected', () => {
    const right = findings.reduce(corrected, address);
    const left = lint(right, known).filter(({ instead }) => instead !== null);
    expect(left).toEqual([]);
  });
});

describe.each(Object.entries(templates))('[O7] the template of %s', (_, { address }) => {
  test('wants its domain and key, and nothing else is wrong with it', () => {
    const completed = address.replace(placeholders.domain, 't.example').replace(placeholders.key, 'abc');
    expect(lint(address, known).map(({ code }) => code)).toEqual(['placeholder']);
    expect(lint(completed, known)).toEqual([]);
  });
});

test('[O7] the parts of an address put together are the address', () => {
  const address = '{click_id}https://t.example/{a}{b}?x={sub1}&{not this}={';
  expect(
    partsOf(address)
      .map(({ text }) => text)
      .join(''),
  ).toBe(address);
  expect(partsOf('a={sub1}&b')).toEqual([
    { at: 0, text: 'a=', macro: null },
    { at: 2, text: '{sub1}', macro: 'sub1' },
    { at: 8, text: '&b', macro: null },
  ]);
});

test('[O7] macros are replaced once and encoded, unknown ones become empty', () => {
  const values = { sub1: 'a&b {sub2}', sub2: 'c' };
  expect(expanded('https://t.example/?a={sub1}&b={sub2}&c={constructor}', values)).toBe(
    'https://t.example/?a=a%26b%20%7Bsub2%7D&b=c&c=',
  );
});

test('[O7] samples change only what the network knows', () => {
  const examples = [
    { id: 'status', example: 'approved' },
    { id: 'payout', example: '28.00' },
  ];
  expect([0, 1, 2, 3].map((sample) => valuesOfSample(examples, sample))).toEqual([
    { status: 'approved', payout: '28.00' },
    { status: 'pending', payout: '4.50' },
    { status: 'rejected', payout: '0.00' },
    { status: 'approved', payout: '28.00' },
  ]);
});

test('[O7] a call as cURL: a POST sends the query as a form, quotes are kept', () => {
  const address = "https://t.example/in?a=it's&b=1";
  expect(curlOf({ address, method: 'GET' })).toBe(String.raw`curl 'https://t.example/in?a=it'\''s&b=1'`);
  expect(curlOf({ address, method: 'POST' })).toBe(
    String.raw`curl --data 'a=it'\''s&b=1' 'https://t.example/in'`,
  );
  expect(curlOf({ address: 'https://t.example/in', method: 'POST' })).toBe(
    "curl --request POST 'https://t.example/in'",
  );
});
