import ipaddr from 'ipaddr.js';

const unicastBlock = ipaddr.IPv6.parseCIDR('2000::/3');

// Excludes private, local, shared, reserved and embedded ranges of IPv4 and IPv6.
export function isPublicAddress(text: string) {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  if (address.range() !== 'unicast') return false;
  return address instanceof ipaddr.IPv4 || address.match(unicastBlock);
}

export const isLoopback = (text: string) =>
  ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback';
