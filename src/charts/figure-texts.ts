import type { Kpi } from '#contract/analytics.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type FigureText = {
  /** On tiles, lines and in menus. */
  label: MessageDescriptor;
  /** Over a column. */
  head: MessageDescriptor;
  meaning: MessageDescriptor;
};

/** Names of figures and what they count or divide (O10). */
export const figureTexts: Record<Kpi, FigureText> = {
  clicks: { label: msg`Clicks`, head: msg`Clicks`, meaning: msg`All clicks, repeated ones included` },
  unique_clicks: {
    label: msg`Unique clicks`,
    head: msg`Unique`,
    meaning: msg`Clicks of one visitor on one link count once a day (UTC)`,
  },
  conversions: {
    label: msg`Conversions`,
    head: msg`Conversions`,
    meaning: msg`Approved and pending conversions, by the time they happened`,
  },
  cr: { label: msg`Conversion rate`, head: msg`CR`, meaning: msg`Conversions ÷ clicks` },
  epc: { label: msg`EPC`, head: msg`EPC`, meaning: msg`Earnings per click: earnings ÷ clicks` },
  payout: {
    label: msg`Earnings`,
    head: msg`Earnings`,
    meaning: msg`What approved and pending conversions pay`,
  },
  impressions: {
    label: msg`Impressions`,
    head: msg`Impressions`,
    meaning: msg`How often banners were shown`,
  },
  ecpm: {
    label: msg`eCPM`,
    head: msg`eCPM`,
    meaning: msg`Earnings for 1,000 impressions: 1,000 × earnings ÷ impressions`,
  },
  ctr: { label: msg`Click-through rate`, head: msg`CTR`, meaning: msg`Clicks ÷ impressions` },
  pending: {
    label: msg`Pending`,
    head: msg`Pending`,
    meaning: msg`Conversions that the advertiser has not decided on yet`,
  },
  rejected: {
    label: msg`Rejected`,
    head: msg`Rejected`,
    meaning: msg`Conversions that the advertiser has refused; they pay nothing`,
  },
  sale_amount: {
    label: msg`Sales`,
    head: msg`Sales`,
    meaning: msg`What customers paid the advertiser in approved and pending conversions`,
  },
  avg_payout: {
    label: msg`Average payout`,
    head: msg`Avg. payout`,
    meaning: msg`Earnings ÷ conversions`,
  },
};
