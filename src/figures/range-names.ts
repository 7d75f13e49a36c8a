import type { Preset } from '#i18n/day-ranges.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const rangeNames: Record<Preset, MessageDescriptor> = {
  today: msg`Today`,
  yesterday: msg`Yesterday`,
  'last-7-days': msg`Last 7 days`,
  'last-30-days': msg`Last 30 days`,
  'last-90-days': msg`Last 90 days`,
  'this-week': msg`This week`,
  'last-week': msg`Last week`,
  'month-to-date': msg`Month to date`,
  'last-month': msg`Last month`,
  'last-3-months': msg`Last 3 months`,
};
