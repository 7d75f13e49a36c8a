import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { useSession } from '#portal/portal-context.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { useLingui } from '@lingui/react/macro';

export function Refusal() {
  const { i18n } = useLingui();
  const errors = useSession(({ context }) => context.errors);
  return (
    <Callout tone="error" live>
      {errors && textOfAll(messagesOf(errors.failure), i18n)}
    </Callout>
  );
}
