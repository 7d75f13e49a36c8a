import { audit } from '#styled/recipes';
import { Code } from '#ui/content/code.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { hashCommand } from './hash-command.ts';

/** How to come to the hashes without this page. */
export function Recompute() {
  const { t } = useLingui();
  const styles = audit();
  return (
    <>
      <p className={styles.figures}>
        <Trans>
          A chart’s hash is SHA-256 of the canonical JSON of its definition: keys sorted, no blanks. Sign-offs
          name another one, that of this hash with the chart’s requirements and approved rows. The digest is
          that of the evidence, the file without digest and signature. Beside the downloaded evidence.json,
          this command prints the digest and all hashes:
        </Trans>
      </p>
      <div className={styles.command}>
        <Code>{hashCommand}</Code>
        <CopyButton text={hashCommand} label={t`Copy the command`} />
      </div>
    </>
  );
}
