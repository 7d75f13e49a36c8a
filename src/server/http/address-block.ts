import ipaddr from 'ipaddr.js';

const host = 64;

/** What limits and unique clicks count as one visitor: an IPv4 address, or the /64 that one connection gets of IPv6. */
export function addressBlock(text: string): string {
  if (!ipaddr.isValid(text)) return text;
  const address = ipaddr.process(text);
  if (address instanceof ipaddr.IPv4) return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/${host}`).toString()}/${host}`;
}
