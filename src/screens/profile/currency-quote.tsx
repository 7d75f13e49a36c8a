import { isNotOffered } from '#api/not-offered.ts';
import { query } from '#api/queries.ts';
import type { Result } from '#contract/endpoint.ts';
import { profileCalls } from '#contract/profile.ts';
import type { Currency } from '#contract/values.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

type Quote = Result<typeof profileCalls.currencyQuote>;

// Loaded once per question: the figures must not change under the finger.
export function useCurrencyQuote(currency: Currency) {
  const { t } = useLingui();
  const quote = useQuery({
    ...query(profileCalls.currencyQuote, { query: { currency } }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data, error } = quote;
  const reason = () => {
    if (data || (error && isNotOffered(error))) return null;
    return error ? t`Load the figures first` : t`The figures are still loading`;
  };
  return { ...quote, disabledReason: reason() };
}

function Amounts({ of: { before, after }, quote }: { of: Quote['balance']; quote: Quote }) {
  const { money } = useFormats();
  const now = money(before, quote.from);
  const then = money(after, quote.to);
  return (
    <Trans>
      {now} now, <b>{then}</b> afterwards
    </Trans>
  );
}

function Figures({ quote }: { quote: Quote }) {
  const { from, to, rate, balance, min_payout } = quote;
  const { money } = useFormats();
  return (
    <>
      <DefinitionList
        items={[
          {
            id: 'rate',
            term: <Trans>Exchange rate</Trans>,
            details: `${money(1, from, 0)} = ${money(rate, to, 4)}`,
          },
          {
            id: 'balance',
            term: <Trans>Balance, earned so far</Trans>,
            details: <Amounts of={balance} quote={quote} />,
          },
          ...(min_payout
            ? [
                {
                  id: 'min_payout',
                  term: <Trans>Minimum payout</Trans>,
                  details: <Amounts of={min_payout} quote={quote} />,
                },
              ]
            : []),
        ]}
      />
      <p>
        <Trans>Each booking is rounded on its own, so the new balance may differ slightly.</Trans>
      </p>
    </>
  );
}

export function CurrencyQuote({ quote }: { quote: ReturnType<typeof useCurrencyQuote> }) {
  const { data, error, isFetching, refetch } = quote;
  if (data) return <Figures quote={data} />;
  if (error && isNotOffered(error)) {
    return (
      <Callout tone="warning" title={<Trans>The exchange rate is not known in advance</Trans>}>
        <Trans>
          This network does not publish its rate. It converts your balance and your minimum payout itself, and
          you see the new amounts only after the change.
        </Trans>
      </Callout>
    );
  }
  if (error) return <FailedState failure={error} onRetry={() => void refetch()} busy={isFetching} />;
  return <Skeleton width="100%" height={96} />;
}
