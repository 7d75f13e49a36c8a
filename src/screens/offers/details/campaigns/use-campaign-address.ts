import { useSearchParams } from 'wouter';

/** The lists of a campaign that are edited as a whole. */
const partNames = ['splitter', 'tsp', 'triggers'] as const;
export type PartName = (typeof partNames)[number];

/** Which campaign the address names, and which list of it is being edited. */
export function useCampaignAddress() {
  const [address, setAddress] = useSearchParams();
  const named = Number(address.get('campaign'));
  const edited = address.get('edit');
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
    openClickTag: (id: number) => write({ tab: 'click-tag', campaign: String(id), edit: null }),
    close: () => write({ campaign: null, edit: null }),
  };
}
