import type { Payout, PayoutModel } from '#contract/offers.ts';
import type { Formats } from './formats.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What one payout is paid for. */
export const payoutUnits: Record<PayoutModel, MessageDescriptor> = {
  CPA: msg`per action`,
  CPL: msg`per lead`,
  CPS: msg`per sale`,
  CPI: msg`per install`,
  CPC: msg`per click`,
  CPM: msg`per 1,000 impressions`,
  REVSHARE: msg`revenue share`,
};

/** The amount of a payout: money, or a share of the sale. */
export const amountOf = ({ amount, percent, currency }: Payout, formats: Formats): string =>
  amount === null ? formats.share(percent) : formats.money(amount, currency);

/** How a payout model is called among publishers. */
export const modelName = (model: PayoutModel): string => (model === 'REVSHARE' ? 'RevShare' : model);
