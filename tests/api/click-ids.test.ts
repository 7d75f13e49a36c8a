import { describe, expect, test } from 'vitest';
import { logSteps } from './log-steps.ts';
import { onNetwork, read } from './network.ts';

let ask: ReturnType<typeof logSteps>['ask'];
let walk: ReturnType<typeof logSteps>['walk'];
onNetwork(async (network) => {
  ({ ask, walk } = logSteps(network, await network.tokenOf()));
});

describe('a click ID', () => {
  const days = 'date_from=2026-11-18&date_to=2026-11-18';

  test('[L7] finds its click and its conversions by how it begins, with the account in front or without', async () => {
    const { rows: clicks } = await walk('clicks', `${days}&limit=100`);
    const { rows: conversions } = await walk('conversions', `${days}&limit=100`);
    const all = conversions.map((row) => String(read(row, 'click_id')));
    const [id = ''] = all;
    const short = id.slice(2);
    const beginsLike = (text: string) => (one: string) => one.startsWith(`1.${text}`);
    const begins = { [id]: short, [short]: short, [short.toUpperCase()]: short, '1': '', '1.': '' };
    for (const [text, begin] of Object.entries({ ...begins, [short.slice(0, 9)]: short.slice(0, 9) })) {
      const asked = `${days}&limit=100&click_id=${encodeURIComponent(text)}`;
      const [foundClicks, foundConversions] = [await walk('clicks', asked), await walk('conversions', asked)];
      expect(foundClicks.rows.map((row) => String(read(row, 'id')))).toEqual(
        clicks.map((row) => String(read(row, 'id'))).filter(beginsLike(begin)),
      );
      expect(foundConversions.rows.map((row) => String(read(row, 'click_id')))).toEqual(
        all.filter(beginsLike(begin)),
      );
    }
    const { text: file } = await ask('clicks/download', `${days}&click_id=${id}`);
    expect(file.trimEnd().split('\r\n')).toHaveLength(2);
  });

  test.each(['2.', '1.%', "1.' or 1=1", '_', 'zz', '1.0-', `1.${'0'.repeat(40)}`])(
    '%s is none: nothing is found',
    async (text) => {
      for (const call of ['clicks', 'conversions']) {
        const { body } = await ask(call, `${days}&click_id=${encodeURIComponent(text)}`);
        expect(read(body, 'data')).toEqual({ data: [], next_cursor: null });
      }
      const { body } = await ask('conversions/rejected', `${days}&click_id=${encodeURIComponent(text)}`);
      expect(read(body, 'data')).toEqual({ rejected: 0, rejected_payout: 0 });
    },
  );
});
