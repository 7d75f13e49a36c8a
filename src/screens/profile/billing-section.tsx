import { BillingForm } from './billing-form.tsx';
import { CurrencyCard } from './currency-card.tsx';
import type { SectionProps } from './section-props.ts';

/** In which currency a publisher is paid, where invoices come from and money goes to (O12). */
export function BillingSection({ user }: SectionProps) {
  return (
    <>
      <CurrencyCard user={user} />
      <BillingForm user={user} />
    </>
  );
}
