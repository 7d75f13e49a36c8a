import { query } from '#api/queries.ts';
import { postbacks } from '#contract/postbacks.ts';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** Where the advertiser of an offer reports its conversions. */
export function ConversionAddress({ offerId }: { offerId: number }) {
  const { t } = useLingui();
  const { data } = useQuery(query(postbacks.advertiserUrl, { query: { offer_id: offerId } }));
  if (!data) return null;
  return (
    <Field
      id="conversion-address"
      role="group"
      label={<Trans>Address for conversions</Trans>}
      hint={<Trans>The advertiser calls it for each sale, with the click ID from the landing page.</Trans>}
    >
      <CopyField text={data.url} label={t`Copy the address for conversions`} />
    </Field>
  );
}
