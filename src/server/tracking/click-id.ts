/** The partner comes first, so that a report finds its rows at once. */
export const clickIdOf = (partnerId: number, id: string) => `${partnerId.toString(36)}.${id}`;

export function readClickId(text: string) {
  const [, partner, id] =
    /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i.exec(text) ?? [];
  return partner !== undefined && id !== undefined ? { partnerId: Number.parseInt(partner, 36), id } : null;
}
