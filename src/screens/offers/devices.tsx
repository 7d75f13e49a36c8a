import { deviceName, usualDevices } from '#offers/device-name.ts';
import { Trans, useLingui } from '@lingui/react/macro';

/** The devices of an offer. */
export function Devices({ of: devices }: { of: readonly string[] }) {
  const { i18n } = useLingui();
  const isEverywhere = devices.length === 0 || usualDevices.every((name) => devices.includes(name));
  if (isEverywhere) return <Trans>All devices</Trans>;
  return devices.map((name) => deviceName(name, i18n)).join(', ');
}
