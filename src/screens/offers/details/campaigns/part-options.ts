import { query } from '#api/queries.ts';
import { choices } from '#contract/choices.ts';
import type { Reference } from '#contract/values.ts';
import type { Option } from '#fields/field-control.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

const optionOf = ({ id, name }: Reference): Option => ({ value: String(id), label: name });

// Null while loading.
export function useRunnableOffers(own: Reference): Option[] | null {
  const { data, isPending } = useQuery(query(choices.approvalsOffers));
  if (isPending) return null;
  const others = (data?.data ?? []).filter(({ id, status }) => status === 'approved' && id !== own.id);
  return [own, ...others].map(optionOf);
}

export function useCountryOptions() {
  const { country } = useFormats();
  const source = useQuery(query(choices.countries));
  const options = (source.data?.data ?? []).map(({ id }) => ({ value: id, label: country(id) }));
  return { options, source };
}

export function useCountryNames(): (codes: readonly string[]) => string {
  const { t } = useLingui();
  const { country } = useFormats();
  return (codes) => (codes.length > 0 ? codes.map((code) => country(code)).join(', ') : t`All countries`);
}

export function useEventNames(): readonly string[] {
  const loaded = useQuery(query(choices.eventTypes)).data?.data ?? [];
  return loaded.map(({ id }) => String(id));
}
