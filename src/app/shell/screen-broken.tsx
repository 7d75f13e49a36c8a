import { errorReportsOf } from '#portal/error-reports.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { href } from '#routes';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ReportCode } from '#ui/feedback/report-code.tsx';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { MessageFrame } from './message-frame.tsx';
import { ReloadButton } from './reload-button.tsx';

type Broken = { error: unknown };

function BrokenMessage({ error, children }: Broken & { children?: ReactNode }) {
  const code = errorReportsOf(usePortal()).codeOf(error);
  return (
    <Message
      takesFocus
      tone="error"
      icon={TriangleAlert}
      title={<Trans>This page has run into an error</Trans>}
      actions={
        <>
          <ReloadButton />
          {children}
        </>
      }
    >
      <Trans>The error has been reported. Reloading the page usually helps.</Trans>
      <ReportCode code={code} />
    </Message>
  );
}

// In the frame, which goes on working (E12, E13).
export function ScreenBroken({ error }: Broken) {
  const [path] = useLocation();
  const dashboard = href('dashboard');
  return (
    <Page>
      <BrokenMessage error={error}>
        {path === dashboard ? null : (
          <ButtonLink variant="secondary">
            <Link href={dashboard}>
              <Trans>To the dashboard</Trans>
            </Link>
          </ButtonLink>
        )}
      </BrokenMessage>
    </Page>
  );
}

/** The same where there is no frame. */
export const PageBroken = ({ error }: Broken) => (
  <MessageFrame>
    <BrokenMessage error={error} />
  </MessageFrame>
);
