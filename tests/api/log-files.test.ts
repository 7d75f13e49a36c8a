import { describe, expect, test } from 'vitest';
import { logSteps } from './log-steps.ts';
import { onNetwork, read } from './network.ts';

const october = 'date_from=2026-10-01&date_to=2026-10-31';
const quarter = 'date_from=2026-08-22&date_to=2026-11-19';

let ask: ReturnType<typeof logSteps>['ask'];
let walk: ReturnType<typeof logSteps>['walk'];
onNetwork(async (network) => {
  ({ ask, walk } = logSteps(network, await network.tokenOf()));
});

describe('the files of the logs', () => {
  const cellsOf = (text: string) =>
    text
      .split('\r\n')
      .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell]) => cell));

  test('[P5] hold the rows of the filter, of more than one page', async () => {
    const query = `${quarter}&offer_id=48213`;
    const { text, headers } = await ask('conversions/download', query);
    expect(headers.get('content-disposition')).toContain('filename="conversions-2026-08-22-2026-11-19.csv"');
    const [head = [], ...lines] = cellsOf(text.replace('\uFEFF', '').trimEnd());
    const { rows } = await walk('conversions', `${query}&limit=100`);
    expect(head.slice(0, 4)).toEqual(['Converted (UTC)', 'Status', 'Reason', 'Transaction ID']);
    expect(
      lines
        .map((cells) => cells[head.indexOf('Payout')])
        .filter((payout) => !/^\d+\.\d{2}$/.test(payout ?? '')),
    ).toEqual([]);
    expect(
      lines.map((cells) => [cells[0], cells[1], cells[2], cells[3], Number(cells[head.indexOf('Payout')])]),
    ).toEqual(
      rows.map((row) => [
        read(row, 'converted_at'),
        read(row, 'status'),
        read(row, 'reason.name') ?? '',
        read(row, 'transaction_id'),
        read(row, 'payout'),
      ]),
    );
  });

  test('[P5] of clicks hold as many lines as there are clicks', async () => {
    const query = 'date_from=2026-11-01&date_to=2026-11-19';
    const { text } = await ask('clicks/download', query);
    const { body } = await ask('overview', `${query}&kpi=clicks`);
    const clicks = Number(read(body, 'data.current.clicks'));
    expect(clicks).toBeGreaterThan(2000);
    expect(text.trimEnd().split('\r\n')).toHaveLength(clicks + 1);
  });

  test('[P5] name reasons in the language of the reader', async () => {
    const { text } = await ask('conversions/download', `${october}&status=rejected`, { language: 'de' });
    expect(text).toContain('Vom Kunden storniert');
  });
});
