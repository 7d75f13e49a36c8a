import { userQuery } from '#api/reference-data.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { shadowLoginOf, useShadowLogin } from '#portal/shadow-login.ts';
import { notify } from '#ui/feedback/notify.ts';
import { StatusBar, StatusBarAction } from '#ui/feedback/status-bar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { VenetianMask } from 'lucide-react';
import { useEffect } from 'react';

// Vouches for the token of the operators' pages, by its prefix (S3).
const markOfOperators = '__Host-operator-token=';

// Back to where this tab was opened, if the operator is signed in there.
function leave(text: string) {
  if (document.cookie.includes(markOfOperators)) window.location.assign('/operators/#/publishers');
  else notify({ type: 'info', text });
}

// The chart's messages, in the language of the portal.
function useWords() {
  const { speak } = shadowLoginOf(usePortal());
  const { t } = useLingui();
  useEffect(
    () =>
      speak({
        farewell: (partner) => leave(t`The shadow login as ${partner} has ended`),
      }),
    [speak, t],
  );
}

// Shows operators for whom they act, and lets them exit (A7, M4).
export function ShadowBar() {
  useWords();
  const { data: user } = useQuery(userQuery);
  const { isObserving, act, exit } = useShadowLogin();
  if (!user?.shadow) return null;
  const partner = user.partner.name;
  const operator = `${user.shadow.firstname} ${user.shadow.lastname}`;
  return (
    <StatusBar
      icon={VenetianMask}
      actions={
        <>
          {isObserving ? (
            <StatusBarAction onClick={act}>
              <Trans>Act as {partner}</Trans>
            </StatusBarAction>
          ) : null}
          <StatusBarAction onClick={exit}>
            <Trans>Exit</Trans>
          </StatusBarAction>
        </>
      }
    >
      <Trans>
        Shadow login as <strong>{partner}</strong> by <strong>{operator}</strong>
      </Trans>
    </StatusBar>
  );
}
