import { query } from '#api/queries.ts';
import { userQuery } from '#api/reference-data.ts';
import { figureTexts } from '#charts/figure-texts.ts';
import { analytics, type Kpi } from '#contract/analytics.ts';
import { writeFigure, writeTick } from '#i18n/figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

/** The catalogue of figures hardly ever changes. */
export const figuresQuery = { ...query(analytics.dictKpi), staleTime: Number.POSITIVE_INFINITY };

/**
 * Names and formats of the network's figures, in the publisher's language and currency (O10). Until `isLoaded`, and
 * for a figure that the network does not define, a dash is shown. Example: `write('epc')(0.071)` is '€0.071'.
 */
export function useFigures() {
  const { i18n } = useLingui();
  const formats = useFormats();
  const catalogue = useQuery(figuresQuery);
  const user = useQuery(userQuery);
  const definitions = catalogue.data;
  const currency = user.data?.partner.currency ?? null;
  const isLoaded = definitions !== undefined && currency !== null;
  const failure = isLoaded ? null : (catalogue.error ?? user.error);
  const isFetching = catalogue.isFetching || user.isFetching;
  const [refetchCatalogue, refetchUser] = [catalogue.refetch, user.refetch];
  return useMemo(() => {
    const definitionOf = (kpi: Kpi) => definitions?.find(({ id }) => id === kpi);
    return {
      isLoaded,
      failure,
      isFetching,
      refresh: () => {
        if (definitions === undefined) void refetchCatalogue();
        if (currency === null) void refetchUser();
      },
      currency,
      definitionOf,
      label: (kpi: Kpi) => i18n._(figureTexts[kpi].label),
      head: (kpi: Kpi) => i18n._(figureTexts[kpi].head),
      meaning: (kpi: Kpi) => i18n._(figureTexts[kpi].meaning),
      write: (kpi: Kpi) => writeFigure(formats, definitionOf(kpi), currency),
      tick: (kpi: Kpi) => writeTick(formats, definitionOf(kpi), currency),
    };
    // Formats change with the language, `i18n` itself never does.
  }, [i18n, formats, definitions, currency, isLoaded, failure, isFetching, refetchCatalogue, refetchUser]);
}
export type Figures = ReturnType<typeof useFigures>;
