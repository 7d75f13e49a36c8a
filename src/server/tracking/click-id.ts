/** The partner comes first, so that a report finds its rows at once. */
export const clickIdOf = (partnerId: number, id: string) => `${partnerId.toString(36)}.${id}`;

export function readClickId(text: string) {
  const [, partner, id] =
    /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(text) ?? [];
  return partner !== undefined && id !== undefined ? { partnerId: Number.parseInt(partner, 36), id } : null;
}

const shape = '00000000-0000-0000-0000-000000000000';

/** The first and the last id of the partner's clicks that begin like this; null where none can. */
export function clickIdsFrom(partnerId: number, text: string) {
  const partner = clickIdOf(partnerId, '');
  const typed = text.toLowerCase();
  if (partner.startsWith(typed)) return { first: shape, last: shape.replaceAll('0', 'f') };
  const begin = typed.startsWith(partner) ? typed.slice(partner.length) : typed;
  const [first, last] = ['0', 'f'].map((digit) => begin + shape.slice(begin.length).replaceAll('0', digit));
  const isOne = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(first ?? '');
  return isOne && first !== undefined && last !== undefined ? { first, last } : null;
}
