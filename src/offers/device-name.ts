import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { entryOf } from '#i18n/words.ts';

const names: Readonly<Record<string, MessageDescriptor>> = {
  smartphone: msg`Smartphone`,
  tablet: msg`Tablet`,
  desktop: msg`Desktop`,
};

export const usualDevices = Object.keys(names);

/** The name of a kind of device; an unknown one keeps the network's. */
export function deviceName(kind: string, i18n: I18n): string {
  const name = entryOf(names, kind);
  return name ? i18n._(name) : kind;
}
