import { useSearchParams } from 'wouter';

const partNames = ['splitter', 'tsp', 'triggers'] as const;
export type PartName = (typeof partNames)[number];

export function useCampaignAddress() {
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('campaign'));
  const edited = address.get('edit');
  const rtb = Number(address.get('rtb'));
  const write = (changes: Record<string, string | null>) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return {
    campaignId: Number.isSafeInteger(named) && named > 0 ? named : null,
    edited: partNames.find((name) => name === edited) ?? null,
    edit: (part: PartName | null) => write({ edit: part }),
    isNew: address.get('new') === 'campaign',
    openNew: () => write({ new: 'campaign' }),
    closeNew: () => write({ new: null }),
    /** The campaign whose RTB dialog is open. */
    rtbId: Number.isSafeInteger(rtb) && rtb > 0 ? rtb : null,
    openRtb: (id: number) => write({ rtb: String(id) }),
    closeRtb: () => write({ rtb: null }),
    openClickTag: (id: number) => write({ tab: 'click-tag', campaign: String(id), edit: null }),
    close: () => write({ campaign: null, edit: null }),
  };
}
