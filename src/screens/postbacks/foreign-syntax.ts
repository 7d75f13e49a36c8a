// The name of the macro is the group.
const patterns: readonly RegExp[] = [
  /\{\{\s*(\w+)\s*\}\}/g,
  /\$\{(\w+)\}/g,
  /\[{1,2}(\w+)\]{1,2}/g,
  /#(\w+)#/g,
  /<(\w+)>/g,
  /__([A-Z][A-Z_]*?)__/g,
  /%(?![\da-f]{2})(\w+)%/gi,
  /%7B(\w+)%7D/gi,
];

// Our macros by the names of other systems.
const names: Readonly<Record<string, string>> = {
  aff_click_id: 'sub1',
  aff_sub: 'sub1',
  aff_sub2: 'sub2',
  aff_sub3: 'sub3',
  aff_sub4: 'sub4',
  aff_sub5: 'sub5',
  affs1: 'sub1',
  amount: 'payout',
  cid: 'sub1',
  click_id: 'click_id',
  clickid: 'click_id',
  clickref: 'sub1',
  conversion_status: 'status',
  currency_code: 'currency',
  external_id: 'sub1',
  geo: 'country',
  offerid: 'offer_id',
  order_id: 'transaction_id',
  revenue: 'payout',
  s1: 'sub1',
  s2: 'sub2',
  s3: 'sub3',
  s4: 'sub4',
  s5: 'sub5',
  subid: 'sub1',
  sub_id: 'sub1',
  sub_id1: 'sub1',
  sub_id2: 'sub2',
  sub_id3: 'sub3',
  sub_id4: 'sub4',
  sub_id5: 'sub5',
  sum: 'payout',
  tid: 'transaction_id',
  transactionid: 'transaction_id',
  txid: 'transaction_id',
};

// Null where the network has no such macro.
export function ownMacro(name: string, known: ReadonlySet<string>): string | null {
  const lower = name.toLowerCase();
  const own = known.has(lower) ? lower : names[lower];
  return own !== undefined && known.has(own) ? own : null;
}

export function foreignMacros(address: string): { text: string; name: string }[] {
  const found = patterns.flatMap((pattern) =>
    [...address.matchAll(pattern)].map(({ 0: text, 1: name = '' }) => ({ text, name })),
  );
  return [...new Map(found.map((one) => [one.text, one])).values()];
}
