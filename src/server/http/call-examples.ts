import type { Endpoint } from '#contract/endpoint.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { freeText } from '#contract/wire.ts';
import { notesOf, type OwnIds, pathWith, placeholderOf } from './own-values.ts';

export type Filled = { origin: string; now: Date; own: OwnIds };
type Text = (filled: Filled) => string;

const valueOf = (name: 'offer' | 'sub', own: OwnIds) => own[name] ?? placeholderOf(name);
const offer: Text = ({ own }) => valueOf('offer', own);
const sub: Text = ({ own }) => freeText.write(valueOf('sub', own));
const always = (text: string) => () => text;

const week = {
  date_from: ({ now }: Filled) => addDays(dayOf(now), -7),
  date_to: ({ now }: Filled) => addDays(dayOf(now), -1),
};
// Of calls that need a query, or that are asked for little without one.
const queries: Partial<Record<string, Record<string, Text>>> = {
  'analytics.overview': { ...week, offer_id: offer },
  'analytics.timeseries': { ...week, offer_id: offer, kpi: always('clicks,conversions,payout') },
  'reports.pivot': { ...week, dimensions: always('offer_id,sub1'), kpi: always('clicks,conversions,payout') },
  'reports.report': { ...week, limit: always('100') },
  'reports.download': week,
  'trafficLog.conversions': { ...week, sub1: sub, status: always('approved,pending') },
  'trafficLog.rejected': week,
  'trafficLog.clicks': { ...week, sub1: sub },
  'trafficLog.downloadConversions': { ...week, offer_id: offer },
  'trafficLog.downloadClicks': { ...week, offer_id: offer },
  'trackingLinks.list': { offer_id: offer, sort: always('-payout') },
  'choices.offers': { limit: always('10') },
};

// A placeholder stays one: the network refuses it by name.
const offerId = ({ own }: Filled) => (own.offer === undefined ? placeholderOf('offer') : Number(own.offer));
const subId = ({ own }: Filled) => valueOf('sub', own);

// Of calls that write; null where they have no body. None changes or removes for good what there is.
const writings: Partial<Record<string, ((filled: Filled) => unknown) | null>> = {
  'trackingLinks.create': (filled) => ({
    name: 'Made by a program',
    offer_id: offerId(filled),
    sub1: subId(filled),
  }),
  'campaigns.create': (filled) => ({ name: 'Made by a program', offer_id: offerId(filled) }),
  'clickTags.create': (filled) => ({ name: 'From a program', values: { sub1: subId(filled) } }),
  'postbacks.create': () => ({
    name: 'From a program',
    url: 'https://example.com/postback?click={click_id}&payout={payout}',
  }),
  'postbacks.testCall': () => ({
    url: 'https://example.com/postback?click={click_id}&payout={payout}',
    values: { click_id: 'test', payout: '1.00' },
  }),
  'savedReports.create': () => ({ name: 'Countries of a program', query: 'dimensions=country' }),
  'offerActions.apply': () => ({ comment: 'In a newsletter with 5,000 readers.' }),
  'offerActions.run': (filled) => ({ name: 'Run by a program', sub1: subId(filled) }),
  'campaigns.pause': null,
  'campaigns.unpause': null,
  'offerActions.pause': null,
  'offerActions.unpause': null,
  'postbacks.setDefault': null,
  'postbacks.retry': null,
  'inquiries.withdraw': null,
};

function urlOf(endpoint: Endpoint, filled: Filled) {
  const { called, notes } = pathWith(endpoint, filled.own);
  const query = Object.entries(queries[`${endpoint.resource}.${endpoint.operation}`] ?? {});
  const search = new URLSearchParams(query.map(([name, text]) => [name, text(filled)]));
  return { url: `${filled.origin}${called}${query.length > 0 ? `?${search}` : ''}`, notes, search };
}

type Asked = {
  method: string;
  url: string;
  json: string | null;
  file: string | null;
  /** Where the values of placeholders are found. */
  notes: readonly string[];
};

const curl = ({ method, url, json, file, notes }: Asked) =>
  [
    `${notes.map((note) => `# ${note}\n`).join('')}curl '${url}'`,
    ...(method === 'GET' ? [] : [`  --request ${method}`]),
    `  --header "Authorization: Bearer $API_TOKEN"`,
    ...(json ? [`  --header 'Content-Type: application/json'`, `  --data '${json}'`] : []),
    // An error is no file: curl then ends with 22.
    ...(file ? [`  --fail`, `  --output '${file}'`] : []),
  ].join(' \\\n');

const python = ({ method, url, json, file, notes }: Asked) =>
  [
    ...notes.map((note) => `# ${note}`),
    `import json, os, sys, urllib.error, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    '${url}',`,
    `    method='${method}',`,
    ...(json ? [`    data=json.dumps(${json}).encode(),`] : []),
    `    headers={`,
    `        'Authorization': 'Bearer ' + os.environ['API_TOKEN'],`,
    ...(json ? [`        'Content-Type': 'application/json',`] : []),
    `    },`,
    `)`,
    `try:`,
    `    with urllib.request.urlopen(request) as answer:`,
    file ? `        open('${file}', 'wb').write(answer.read())` : `        print(json.load(answer)['data'])`,
    `except urllib.error.HTTPError as error:`,
    `    sys.exit(error.read().decode())`,
  ].join('\n');

const javascript = ({ method, url, json, file, notes }: Asked) =>
  [
    ...notes.map((note) => `// ${note}`),
    ...(file ? [`import { writeFile } from 'node:fs/promises';`, ``] : []),
    `const answer = await fetch('${url}', {`,
    `  method: '${method}',`,
    ...(json ? [`  body: JSON.stringify(${json}),`] : []),
    `  headers: {`,
    '    Authorization: `Bearer ${process.env.API_TOKEN}`,',
    ...(json ? [`    'Content-Type': 'application/json',`] : []),
    `  },`,
    `});`,
    `if (!answer.ok) throw new Error(await answer.text());`,
    file ? `await writeFile('${file}', answer.body);` : `console.log((await answer.json()).data);`,
  ].join('\n');

const languages = { curl, Python: python, JavaScript: javascript };

// A literal of all three languages, within single quotes too.
const literalOf = (body: unknown) => JSON.stringify(body).replaceAll("'", String.raw`\u0027`);
const endings: Partial<Record<string, string>> = { 'application/pdf': 'pdf', 'application/zip': 'zip' };

export type Example = { lang: string; source: string };

// What is in it, and of which days.
function fileOf({ resource, operation, answer }: Endpoint, search: URLSearchParams) {
  const what = operation.replace(/^download/, '') || resource;
  const days = ['date_from', 'date_to'].flatMap((name) => search.get(name) ?? []);
  const name = [what.charAt(0).toLowerCase() + what.slice(1), ...days].join('-');
  return `${name}.${endings[answer.mediaType ?? ''] ?? 'csv'}`;
}

/** How a program asks for this call; nothing for some calls that write. */
export function examplesOf(endpoint: Endpoint, filled: Filled): Example[] {
  const { method, resource, operation, answer } = endpoint;
  const write = writings[`${resource}.${operation}`];
  if (method !== 'GET' && write === undefined) return [];
  const { url, notes, search } = urlOf(endpoint, filled);
  const json = write ? literalOf(write(filled)) : null;
  const asked = {
    method,
    url,
    notes: [...notes, ...notesOf(`${search}${json}`)],
    json,
    file: answer.kind === 'file' ? fileOf(endpoint, search) : null,
  };
  return Object.entries(languages).map(([lang, written]) => ({ lang, source: written(asked) }));
}
