import type { ApiError } from '#api/api-error.ts';
import { messagesOf, textOfAll } from '#i18n/error-messages.ts';
import { Callout } from '#ui/feedback/callout.tsx';
import { useLingui } from '@lingui/react/macro';

export function ViewFailure({ error }: { error: ApiError | null }) {
  const { i18n } = useLingui();
  if (!error) return null;
  return (
    <Callout tone="error" live>
      {textOfAll(messagesOf(error), i18n)}
    </Callout>
  );
}
