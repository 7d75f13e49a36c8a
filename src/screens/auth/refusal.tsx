import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { usePortal, useSession } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Trans, useLingui } from '@lingui/react/macro';

export function Refusal() {
  const { i18n } = useLingui();
  const { session } = usePortal();
  const errors = useSession(({ context }) => context.errors);
  const mayRetry = useSession((snapshot) => snapshot.can({ type: 'link.retry' }));
  return (
    <Callout tone="error" live>
      {errors && textOfAll(messagesOf(errors.failure), i18n)}
      {mayRetry ? (
        <Button onClick={() => session.send({ type: 'link.retry' })}>
          <Trans>Try again</Trans>
        </Button>
      ) : null}
    </Callout>
  );
}
