import type { Payout, PayoutModel } from '#contract/offers.ts';
import type { Received } from '#contract/values.ts';
import type { Formats } from './formats.tsx';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { wordOf } from './words.ts';

const units: Record<PayoutModel, MessageDescriptor> = {
  CPA: msg`per action`,
  CPL: msg`per lead`,
  CPS: msg`per sale`,
  CPI: msg`per install`,
  CPC: msg`per click`,
  CPM: msg`per 1,000 impressions`,
  REVSHARE: msg`revenue share`,
};

export const unitOf = (model: Received<PayoutModel>, i18n: I18n): string => wordOf(units, model, i18n);

/** Money, or a share of the sale. */
export const amountOf = ({ amount, percent, currency }: Payout, formats: Formats): string =>
  amount === null ? formats.share(percent) : formats.money(amount, currency);

export const modelName = (model: Received<PayoutModel>): string =>
  model === 'REVSHARE' ? 'RevShare' : model;
