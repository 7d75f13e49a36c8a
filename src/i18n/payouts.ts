import type { Payout, PayoutModel } from '#contract/offers.ts';
import type { Received } from '#contract/values.ts';
import type { Formats } from './formats.tsx';

/** Money, or a share of the sale. */
export const amountOf = ({ amount, percent, currency }: Payout, formats: Formats): string =>
  amount === null ? formats.share(percent) : formats.money(amount, currency);

/** What it is paid for, in the one word of the field: CPA, CPL, RevShare. */
export const modelName = (model: Received<PayoutModel>): string =>
  model === 'REVSHARE' ? 'RevShare' : model;
