import { FormatsProvider } from '#i18n/formats.tsx';
import { useConfiguration, usePortal } from '#portal/portal-context.tsx';
import { FactorCards } from '#screens/profile/factor-cards.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Trans } from '@lingui/react/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { LogOut } from 'lucide-react';
import { Confirmation } from './confirmation.tsx';
import { MessageFrame } from './message-frame.tsx';

/** Replaces every screen: the network answers nothing else before there is a second factor. */
export function FactorSetup() {
  const { session, data, client } = usePortal();
  const configuration = useConfiguration();
  return (
    <QueryClientProvider client={data.queryClient()}>
      <FormatsProvider patterns={configuration.dateFormat}>
        <MessageFrame>
          <h1>
            <Trans>Set up a second factor</Trans>
          </h1>
          <p>
            <Trans>Your network asks for more than a password before you can go on.</Trans>
          </p>
          <FactorCards
            client={client}
            systemName={configuration.general.systemName}
            onReady={() => session.send({ type: 'factor.added' })}
          />
          <Button
            variant="ghost"
            icon={LogOut}
            block
            onClick={() => session.send({ type: 'session.signOut' })}
          >
            <Trans>Sign out</Trans>
          </Button>
        </MessageFrame>
        <Confirmation />
      </FormatsProvider>
    </QueryClientProvider>
  );
}
