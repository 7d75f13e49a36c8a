import type { Endpoint } from '#contract/endpoint.ts';
import { addDays, dayOf } from '#contract/days.ts';
import { freeText } from '#contract/wire.ts';

/** What a publisher has: the examples name it, and a placeholder where it is not known. */
export type OwnIds = Partial<Record<'offer' | 'campaign' | 'link' | 'sub', string | undefined>>;
export type Filled = { origin: string; now: Date; own: OwnIds };
type Text = (filled: Filled) => string;

const offer: Text = ({ own }) => own.offer ?? 'OFFER_ID';
const campaign: Text = ({ own }) => own.campaign ?? 'CAMPAIGN_ID';
const link: Text = ({ own }) => own.link ?? 'LINK_ID';
const sub: Text = ({ own }) => freeText.write(own.sub ?? 'SUB_ID');
const always = (text: string) => () => text;

// By resource; of other resources nothing is known.
const owners: Partial<Record<string, Text>> = { offerParts: offer, campaigns: campaign, trackingLinks: link };

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
  'trafficLog.clicks': { ...week, sub1: sub },
  'trafficLog.downloadConversions': { ...week, offer_id: offer },
  'trafficLog.downloadClicks': { ...week, offer_id: offer },
  'trackingLinks.list': { offer_id: offer, sort: always('-payout') },
  'choices.offers': { limit: always('10') },
};

const creation = ({ own }: Filled) => ({
  name: 'Made by a program',
  // A placeholder stays one: the network refuses it by name.
  offer_id: own.offer === undefined ? 'OFFER_ID' : Number(own.offer),
  sub1: own.sub ?? 'SUB_ID',
});
const bodies: Partial<Record<string, (filled: Filled) => unknown>> = { 'trackingLinks.create': creation };

// `{id}` of postbacks is POSTBACK_ID.
const placeholderOf = (resource: string, name: string) =>
  (name === 'id' ? `${resource.replace(/s$/, '')}Id` : name)
    .replaceAll(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();

function urlOf({ resource, operation, path }: Endpoint, filled: Filled) {
  const called = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const own = name === 'offerId' ? offer : owners[resource];
    return own && name !== 'job' ? own(filled) : placeholderOf(resource, name);
  });
  const query = Object.entries(queries[`${resource}.${operation}`] ?? {});
  const search = new URLSearchParams(query.map(([name, text]) => [name, text(filled)]));
  return `${filled.origin}${called}${query.length > 0 ? `?${search}` : ''}`;
}

type Asked = { url: string; json: string | null; file: string | null };

const curl = ({ url, json, file }: Asked) =>
  [
    `curl '${url}'`,
    `  --header "Authorization: Bearer $API_TOKEN"`,
    ...(json ? [`  --header 'Content-Type: application/json'`, `  --data '${json}'`] : []),
    ...(file ? [`  --output '${file}'`] : []),
  ].join(' \\\n');

const python = ({ url, json, file }: Asked) =>
  [
    `import json, os, urllib.request`,
    ``,
    `request = urllib.request.Request(`,
    `    '${url}',`,
    ...(json ? [`    data=json.dumps(${json}).encode(),`] : []),
    `    headers={`,
    `        'Authorization': 'Bearer ' + os.environ['API_TOKEN'],`,
    ...(json ? [`        'Content-Type': 'application/json',`] : []),
    `    },`,
    `)`,
    `with urllib.request.urlopen(request) as answer:`,
    file ? `    open('${file}', 'wb').write(answer.read())` : `    print(json.load(answer)['data'])`,
  ].join('\n');

const javascript = ({ url, json, file }: Asked) =>
  [
    ...(file ? [`import { writeFile } from 'node:fs/promises';`, ``] : []),
    `const answer = await fetch('${url}', {`,
    ...(json ? [`  method: 'POST',`, `  body: JSON.stringify(${json}),`] : []),
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

/** How a program asks for this call; nothing for most calls that write. */
export function examplesOf(endpoint: Endpoint, filled: Filled): Example[] {
  const { method, resource, operation, answer } = endpoint;
  const body = bodies[`${resource}.${operation}`];
  if (method !== 'GET' && !body) return [];
  const ending = endings[answer.mediaType ?? ''] ?? 'csv';
  const asked = {
    url: urlOf(endpoint, filled),
    json: body ? literalOf(body(filled)) : null,
    file: answer.kind === 'file' ? `${operation}.${ending}` : null,
  };
  return Object.entries(languages).map(([lang, write]) => ({ lang, source: write(asked) }));
}
