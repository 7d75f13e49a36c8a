import { Trans, useLingui } from '@lingui/react/macro';
import { reportCode } from '#styled/recipes';
import { Code } from '../content/code.tsx';
import { CopyButton } from '../controls/copy-button.tsx';

/** The code of an error report, to copy (E13). */
export function ReportCode({ code }: { code: string }) {
  const { t } = useLingui();
  return (
    <span className={reportCode()}>
      <Trans>Error code</Trans>
      <Code>{code}</Code>
      <CopyButton text={code} label={t`Copy error code`} variant="ghost" />
    </span>
  );
}
