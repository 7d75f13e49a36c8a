type Row = [id: string, name: string, example: string];

const parameters = (rows: Row[]) =>
  rows.map(([id, name, example]) => ({ id, name, macro: `{${id}}`, example }));

/** What a click tag can pass on (C3). */
export const clicktagParameters = parameters([
  ['sub1', 'Sub ID 1', 'blog'],
  ['sub2', 'Sub ID 2', 'c3'],
  ['sub3', 'Sub ID 3', 'sidebar'],
  ['sub4', 'Sub ID 4', 'autumn'],
  ['sub5', 'Sub ID 5', 'b'],
  ['source', 'Source', 'kestrel.example'],
  ['placement', 'Placement', 'article-end'],
  ['creative', 'Creative', 'banner-17'],
  ['keyword', 'Keyword', 'solar roof'],
  ['external_id', 'Your own click ID', '7f21c0'],
]);

/** The values that a postback's address can hold (C3). */
export const postbackParameters = parameters([
  ['click_id', 'Click ID', '0b6f3c52-8f0e-4c5e-a9d8-3f1f6f0a9b11'],
  ['conversion_id', 'Conversion ID', 'c1d88f1e-5b1f-4b57-a2bb-9a7a51b0c3de'],
  ['transaction_id', 'Transaction ID', 'T-20917'],
  ['offer_id', 'Offer ID', '48213'],
  ['offer_name', 'Offer name', 'Lumen VPN – 24-month plan'],
  ['campaign_id', 'Campaign ID', '12'],
  ['link_id', 'Tracking link ID', '4'],
  ['goal', 'Goal', 'default'],
  ['event', 'Event', 'sale'],
  ['status', 'Status of the conversion', 'approved'],
  ['payout', 'Payout', '28.00'],
  ['currency', 'Currency of the payout', 'EUR'],
  ['sale_amount', 'Sale amount', '168.00'],
  ['country', 'Country', 'DE'],
  ['os', 'Operating system', 'iOS'],
  ['device', 'Device', 'smartphone'],
  ['browser', 'Browser', 'Safari'],
  ['carrier', 'Carrier', 'Telekom'],
  ['sub1', 'Sub ID 1', 'blog'],
  ['sub2', 'Sub ID 2', 'c3'],
  ['sub3', 'Sub ID 3', 'sidebar'],
  ['sub4', 'Sub ID 4', 'autumn'],
  ['sub5', 'Sub ID 5', 'b'],
  ['click_time', 'Time of the click', '2026-11-19T08:14:02Z'],
  ['conversion_time', 'Time of the conversion', '2026-11-19T09:40:51Z'],
  ['random', 'A random number', '730518'],
]);

/** What is recorded of a visitor (C3). */
export const eventTypes = [
  { id: 'impression', name: 'Impression' },
  { id: 'click', name: 'Click' },
  { id: 'lead', name: 'Lead' },
  { id: 'registration', name: 'Registration' },
  { id: 'trial', name: 'Free trial' },
  { id: 'install', name: 'Install' },
  { id: 'sale', name: 'Sale' },
  { id: 'renewal', name: 'Renewal' },
  { id: 'refund', name: 'Refund' },
];

/** The currencies of the network (C3). */
export const currencies = [
  { id: 'EUR', name: 'Euro', symbol: '€' },
  { id: 'USD', name: 'US dollar', symbol: '$' },
] as const;
