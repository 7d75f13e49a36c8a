// The dictionary postback-params has an example of each.
export type MacroName =
  | 'click_id'
  | 'conversion_id'
  | 'transaction_id'
  | 'offer_id'
  | 'offer_name'
  | 'campaign_id'
  | 'link_id'
  | 'goal'
  | 'event'
  | 'status'
  | 'payout'
  | 'currency'
  | 'sale_amount'
  | 'country'
  | 'os'
  | 'device'
  | 'browser'
  | 'carrier'
  | `sub${1 | 2 | 3 | 4 | 5}`
  | 'click_time'
  | 'conversion_time'
  | 'random';

/** Replaces the macros of an address once, URL-encoded; unknown ones become empty. */
export const expandMacros = (url: string, values: Readonly<Record<string, string>>) =>
  url.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    Object.hasOwn(values, name) ? encodeURIComponent(values[name] ?? '') : '',
  );
