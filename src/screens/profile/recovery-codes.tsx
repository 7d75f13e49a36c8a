import { userQuery } from '#api/reference-data.ts';
import { Code } from '#ui/content/code.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';

type RecoveryCodesProps = { codes: readonly string[]; systemName: string; onKept: () => void };

/** Shown once; closing it says that they are stored. */
export function RecoveryCodes({ codes, systemName, onKept }: RecoveryCodesProps) {
  const { t } = useLingui();
  const text = codes.join('\n');
  const { data: user } = useQuery(userQuery);
  const head = [systemName, user?.email, t`Recovery codes`].filter(Boolean).join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`${head}\n\n${text}\n`)}`;
  return (
    <Dialog
      open
      size="sm"
      title={<Trans>Your recovery codes</Trans>}
      actions={
        <>
          <CopyButton text={text} label={t`Copy the codes`}>{t`Copy`}</CopyButton>
          <ButtonLink icon={Download}>
            <a href={file} download="recovery-codes.txt">
              <Trans>Download</Trans>
            </a>
          </ButtonLink>
          <Button variant="primary" onClick={onKept}>
            <Trans>I have stored them</Trans>
          </Button>
        </>
      }
    >
      <FormStack>
        <Callout tone="warning" live>
          <Trans>They are shown only once. Keep them where you can reach them without your phone.</Trans>
        </Callout>
        <ul aria-label={t`Recovery codes`}>
          {codes.map((code) => (
            <li key={code}>
              <Code>{code}</Code>
            </li>
          ))}
        </ul>
      </FormStack>
    </Dialog>
  );
}
