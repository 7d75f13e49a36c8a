import { placeholders } from './lint.ts';

type Tracker = 'voluum' | 'keitaro' | 'redtrack' | 'bemob' | 'binom';

const { domain, key } = placeholders;

/**
 * How common trackers are called. Their own click ID travels in the first sub ID of the tracking link; publishers
 * fill in domain and key.
 */
export const templates: Record<Tracker, { name: string; address: string }> = {
  voluum: {
    name: 'Voluum',
    address: `https://${domain}/postback?cid={sub1}&payout={payout}&currency={currency}&txid={conversion_id}`,
  },
  keitaro: {
    name: 'Keitaro',
    address: `https://${domain}/${key}/postback?subid={sub1}&status={status}&payout={payout}&currency={currency}&tid={conversion_id}&lead_status=pending&sale_status=approved&rejected_status=rejected`,
  },
  redtrack: {
    name: 'RedTrack',
    address: `https://${domain}/postback?clickid={sub1}&sum={payout}&type={event}`,
  },
  bemob: {
    name: 'BeMob',
    address: `https://${domain}/postback?cid={sub1}&payout={payout}&txid={conversion_id}`,
  },
  binom: {
    name: 'Binom',
    address: `https://${domain}/click.php?cnv_id={sub1}&payout={payout}&cnv_status={status}&cnv_currency={currency}`,
  },
};
