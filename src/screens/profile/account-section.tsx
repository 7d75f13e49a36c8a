import { ContactForm } from './contact-form.tsx';
import { PasswordCard } from './password-card.tsx';
import type { SectionProps } from './section-props.ts';
import { TrafficForm } from './traffic-form.tsx';

/** Who the publisher is, what his traffic is, his password (O12). */
export function AccountSection({ user }: SectionProps) {
  return (
    <>
      <ContactForm user={user} />
      <TrafficForm user={user} />
      <PasswordCard user={user} />
    </>
  );
}
