/* oxlint-disable no-bitwise -- hashes and generators are made of bits */

// From 0 up to 1, the same for the same seed.
export type Random = () => number;

function hash(text: string) {
  let value = 0x81_1c_9d_c5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01_00_01_93);
  }
  return value >>> 0;
}

// mulberry32, seeded by a text.
export function randomOf(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d_2b_79_f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function pick<T extends { weight: number }>(random: Random, entries: readonly T[]): T {
  let rest = random() * entries.reduce((sum, { weight }) => sum + weight, 0);
  const picked = entries.find(({ weight }) => (rest -= weight) < 0) ?? entries.at(-1);
  if (!picked) throw new Error('There is nothing to pick from');
  return picked;
}

export function uuidOf(random: Random) {
  const word = () =>
    Math.floor(random() * 65_536)
      .toString(16)
      .padStart(4, '0');
  const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, word);
  return `${a}${b}-${c}-4${d?.slice(1)}-a${e?.slice(1)}-${f}${g}${h}`;
}
