import type { Page } from '@playwright/test';
import * as z from 'zod/mini';
import { analytics } from '#contract/analytics.ts';
import { approvals } from '#contract/approvals.ts';
import type { Shot } from './shot-list.ts';

const live = z.object({
  data: z.looseObject({ data: z.array(approvals.list.answer.schema) }),
  meta: z.unknown(),
});
const days = z.object({ data: analytics.timeseries.answer.schema, meta: z.unknown() });
const yesterday = '2026-11-19';

// A busy day: a full cap and a nearly full one, a campaign that has ended, a day with hardly any conversions.
async function answerBusily(page: Page): Promise<void> {
  await page.route(/\/approvals\?.*type=live/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = live.parse(await response.json());
    const caps = [1, 0.9].map((share) => ({
      type: 'conversions',
      period: 'day',
      value: 30,
      used: 30 * share,
    }));
    const changed = data.data.map((row, nth) => ({
      ...row,
      cap: caps[nth] ?? row.cap,
      ...(nth === 2 && row.campaign ? { campaign: { ...row.campaign, status: 'ended' } } : {}),
    }));
    await route.fulfill({ response, json: { data: { ...data, data: changed }, meta } });
  });
  await page.route(/\/analytics\/timeseries/, async (route) => {
    const response = await route.fetch();
    const { data, meta } = days.parse(await response.json());
    const changed = data.map(({ date, values }, nth) => ({
      date,
      values: { ...values, conversions: date === yesterday ? 4 : 60 + (nth % 9) },
    }));
    await route.fulfill({ response, json: { data: changed, meta } });
  });
}

export const dashboardStates: readonly Shot[] = [
  { name: 'dashboard-alerts', screen: 'dashboard', visitor: 'publisher', answers: answerBusily },
];
