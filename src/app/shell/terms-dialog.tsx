import { userQuery } from '#api/reference-data.ts';
import { usePortal, useTerms } from '#portal/portal-context.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { DialogWindow } from '#ui/overlays/dialog-window.tsx';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { useWhileBusy } from '#ui/controls/use-while-busy.ts';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { DataProvider } from './data-provider.tsx';
import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';

function Answers({ onAccept }: { onAccept: () => void }) {
  const { terms } = usePortal();
  const isAccepting = useTerms((now) => now.hasTag('accepting'));
  const isDeclining = useTerms((now) => now.hasTag('declining'));
  const [whileAccepting, whileDeclining] = [useWhileBusy(isAccepting), useWhileBusy(isDeclining)];
  return (
    <>
      <Button
        busy={isDeclining}
        disabledReason={whileAccepting}
        onClick={() => terms.send({ type: 'terms.decline' })}
      >
        <Trans>Decline</Trans>
      </Button>
      <Button variant="primary" busy={isAccepting} disabledReason={whileDeclining} onClick={onAccept}>
        <Trans>Accept</Trans>
      </Button>
    </>
  );
}

function Question() {
  const { terms } = usePortal();
  const isTicked = useTerms((now) => now.hasTag('ticked'));
  const isReminded = useTerms((now) => now.hasTag('reminded'));
  const isBusy = useTerms((now) => now.hasTag('busy'));
  const { data: user } = useQuery(userQuery);
  const text = useRef<HTMLAnchorElement>(null);
  const box = useRef<HTMLInputElement>(null);
  if (!user) return null;
  const { new_url: address, tos } = user.partner.terms_conditions;
  const href = webAddressOf(address, apiOrigin());
  const accept = () => {
    terms.send({ type: 'terms.accept', tos });
    if (terms.getSnapshot().hasTag('reminded')) box.current?.focus();
  };
  return (
    <DialogWindow
      open
      initialFocus={() => text.current ?? box.current}
      title={<Trans>Terms and Conditions Update</Trans>}
      actions={<Answers onAccept={accept} />}
    >
      <p>
        <Trans>
          We have published a new version of the Terms and Conditions. Accept it to keep using the portal. If
          you decline, you are signed out.
        </Trans>
      </p>
      {href ? (
        <DocumentLink
          ref={text}
          href={href}
          name={<Trans>Terms and Conditions, version {tos}</Trans>}
          note={<Trans>Opens in a new tab</Trans>}
        />
      ) : null}
      <Checkbox
        ref={box}
        required
        checked={isTicked}
        disabled={isBusy}
        onChange={({ target }) => terms.send({ type: target.checked ? 'terms.tick' : 'terms.untick' })}
        label={<Trans>I accept the new Terms and Conditions.</Trans>}
        error={isReminded ? <Trans>Required</Trans> : null}
      />
    </DialogWindow>
  );
}

/** Blocks everything until new terms are accepted; declining signs out (T1 to T5). */
export function TermsDialog() {
  return (
    <DataProvider>
      <Question />
    </DataProvider>
  );
}
