import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to a proxy whose word about its clients is taken. */
export type TrustsProxy = (address: string) => boolean;

type Address = ReturnType<typeof ipaddr.process>;

export const trustsNobody: TrustsProxy = () => false;

const names = ['loopback', 'linkLocal', 'private', 'uniqueLocal', 'carrierGradeNat'];

// Zero where it is no number of bits.
const bitsOf = (text: string, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : 0;

function readRange(text: string): (address: Address) => boolean {
  if (names.includes(text)) return (address) => address.range() === text;
  const [base = '', length, ...rest] = text.split('/');
  const address = isIP(base) > 0 && rest.length === 0 ? ipaddr.process(base) : null;
  const most = address instanceof ipaddr.IPv4 ? 32 : 128;
  const bits = length === undefined ? most : bitsOf(length, most);
  if (!address || bits === 0) {
    throw new Error(
      `"${text}" is no proxy to trust. Write addresses, ranges such as 10.0.0.0/8, or ${names.join(', ')}, with commas between them`,
    );
  }
  return (other) => other.kind() === address.kind() && other.match(address, bits);
}

/** Reads `loopback,10.0.0.0/8`. Throws an error that names what makes no sense. */
export function readTrustedProxies(text: string | undefined): TrustsProxy {
  if (!text) return trustsNobody;
  const ranges = text.split(',').map((part) => readRange(part.trim()));
  return (address) => {
    if (isIP(address) === 0) return false;
    const parsed = ipaddr.process(address);
    return ranges.some((isIn) => isIn(parsed));
  };
}
