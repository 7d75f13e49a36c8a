import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import { offerParts } from '#contract/offer-parts.ts';
import { FormField } from '#fields/form-field.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { fields } from './fields.ts';

type OfferPartProps = {
  of: FormOf<typeof fields>;
  offerId: string;
  /** The saved offer: its name is shown at once. */
  current: { id: number; name: string } | null;
};

export function OfferPart({ of: form, offerId, current }: OfferPartProps) {
  const offers = useQuery(query(choices.offers));
  const named = offers.data?.data ?? (current ? [current] : []);
  const { t } = useLingui();
  const goals = useQuery({
    ...query(offerParts.payouts, { params: { id: Number(offerId) }, query: { limit: -1 } }),
    enabled: offerId !== '',
  });
  return (
    <FormGrid columns="two">
      <FormField
        of={form}
        name="offer_id"
        options={named.map(({ id, name }) => ({ value: String(id), label: `${name} (${id})` }))}
        source={offers}
      />
      <FormField
        of={form}
        name="goal_id"
        disabled={offerId === ''}
        {...(offerId === '' && { placeholder: t`Choose an offer first` })}
        options={goals.data?.data.map(({ id, goal }) => ({ value: String(id), label: goal })) ?? []}
        source={goals}
      />
    </FormGrid>
  );
}
