import { CalendarForm } from './calendar-form.tsx';
import { LooksCard } from './looks-card.tsx';
import type { SectionProps } from './section-props.ts';
import { TermsCard } from './terms-card.tsx';

/** How the portal behaves for this user, and the terms that he has accepted (O12, A12). */
export function SettingsSection({ user }: SectionProps) {
  return (
    <>
      <CalendarForm user={user} />
      <LooksCard user={user} />
      <TermsCard user={user} />
    </>
  );
}
