/** How long those are that publishers and advertisers choose. */
export const longestSubId = 255;
export const longestTransaction = 200;

const clickId = /^([0-9a-z]{1,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** As links hand it on, and as reports, logs and postbacks write it: the publisher in front. */
export const clickIdOf = (partnerId: number, id: string) => `${partnerId.toString(36)}.${id}`;

export function readClickId(text: string) {
  const [, partner, id] = clickId.exec(text) ?? [];
  return partner !== undefined && id !== undefined ? { partnerId: Number.parseInt(partner, 36), id } : null;
}

export const isClickId = (text: string) => clickId.test(text);
