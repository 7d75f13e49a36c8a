import type { TestNetwork } from './network.ts';

const period = 'date_from=2026-11-01&date_to=2026-11-20';

async function aConversion({ network: { db } }: TestNetwork) {
  const found = db.selectFrom('conversion').select('id').where('partner_id', '=', 1);
  return (await found.executeTakeFirstOrThrow()).id;
}

/** Successful requests of the calls of figures and of the rows behind them. */
export const figureSamples = {
  'analytics.overview': () => ({ query: period }),
  'analytics.timeseries': () => ({ query: period }),
  'analytics.dictKpi': () => ({}),
  'reports.pivot': () => ({ query: `${period}&dimensions=country,device` }),
  'reports.report': () => ({ query: period }),
  'reports.download': () => ({ query: period }),
  'trafficLog.conversions': () => ({ query: `${period}&status=rejected` }),
  'trafficLog.rejected': () => ({ query: period }),
  'trafficLog.reasons': () => ({}),
  'trafficLog.conversion': async (network: TestNetwork) => ({ params: { id: await aConversion(network) } }),
  'trafficLog.clicks': () => ({ query: period }),
  'trafficLog.downloadConversions': () => ({ query: `${period}&offer_id=48213` }),
  'trafficLog.downloadClicks': () => ({ query: `${period}&offer_id=48213` }),
};
