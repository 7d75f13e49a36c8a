import { FormatsProvider } from '#i18n/formats.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Trans } from '@lingui/react/macro';
import { Suspense } from 'react';
import { useConfiguration, useNetwork } from '../network-context.tsx';
import { FactorSetup } from './factor-setup.tsx';
import { SessionPage } from './session-page.tsx';
import { SignOut } from './sign-out.tsx';

/** Replaces every page: the network answers nothing else before there is a second factor. */
export function FactorNeeded() {
  const { session } = useNetwork();
  const { dateFormat } = useConfiguration();
  return (
    <SessionPage>
      <h1>
        <Trans>Set up a second factor</Trans>
      </h1>
      <p>
        <Trans>Your network asks its operators for more than a password before they can go on.</Trans>
      </p>
      <FormatsProvider patterns={dateFormat}>
        <Suspense fallback={<Skeleton width="100%" height={240} />}>
          <FactorSetup onReady={() => session.send({ type: 'factor.added' })} />
        </Suspense>
      </FormatsProvider>
      <SignOut />
    </SessionPage>
  );
}
