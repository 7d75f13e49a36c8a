import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { entryOf } from '#i18n/words.ts';

// By their values, which are English words.
const kinds: Record<string, MessageDescriptor> = {
  Blog: msg`Blog`,
  'Comparison portal': msg`Comparison portal`,
  Community: msg`Community`,
  Coupons: msg`Coupons`,
  'Email list': msg`Email list`,
  Games: msg`Games`,
  'Mobile app': msg`Mobile app`,
  News: msg`News`,
  Podcast: msg`Podcast`,
  'Price alerts': msg`Price alerts`,
  Reviews: msg`Reviews`,
  'Video channel': msg`Video channel`,
};

/** Kinds of content to choose from; one that only the network knows keeps its own words. */
export const contentOptions = (values: readonly string[], i18n: I18n) =>
  values.map((value) => {
    const word = entryOf(kinds, value);
    return { value, label: word ? i18n._(word) : value };
  });
