import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const names: Readonly<Record<string, MessageDescriptor>> = {
  smartphone: msg`Smartphone`,
  tablet: msg`Tablet`,
  desktop: msg`Desktop`,
};
const all = Object.keys(names);

/** The devices of an offer; unknown kinds keep the network's name. */
export function Devices({ of: devices }: { of: readonly string[] }) {
  const { i18n } = useLingui();
  const isEverywhere = devices.length === 0 || all.every((name) => devices.includes(name));
  if (isEverywhere) return <Trans>All devices</Trans>;
  return devices.map((name) => (names[name] ? i18n._(names[name]) : name)).join(', ');
}
