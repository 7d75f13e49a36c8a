import { audit, differences } from '#styled/recipes';
import { Badge } from '#ui/content/badge.tsx';
import { Checkbox } from '#ui/controls/checkbox.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment } from 'react';
import { useFormats } from '../formats.ts';
import { AddedChart, ChangedDrawing } from './changed-drawing.tsx';
import { ApprovedRows, ChangeBadge, DifferenceRow } from './difference-row.tsx';
import type { ChangedChart } from './diff.ts';
import { isOfOthers, type ReleasePair, type SignOff } from './sign-off.ts';
import { SignedReleases } from './signed-releases.tsx';

function SignedOff({ signOffs, releases }: Pick<ChartChangesProps, 'signOffs' | 'releases'>) {
  const { exactMoment } = useFormats();
  if (signOffs.length === 0) {
    return (
      <Badge tone="warning">
        <Trans>open</Trans>
      </Badge>
    );
  }
  return signOffs.map((signOff) => {
    const { name, at, releases: signed } = signOff;
    const when = exactMoment(Date.parse(at));
    return (
      <Fragment key={`${name} ${at}`}>
        <Badge tone="success">
          <Trans>
            signed off by {name}, {when}
          </Trans>
        </Badge>
        <SignedReleases releases={signed} isOfOthers={isOfOthers(signOff, releases)} />
      </Fragment>
    );
  });
}

const short = (hash: string | null) => hash?.slice(0, 12) ?? '–';

/** The hashes by which evidence, logs and printed charts name it, and those that a sign-off names. */
function Hashes({ of: { name, before, after, hashes } }: { of: ChangedChart }) {
  const styles = audit();
  return (
    <>
      <span className={styles.figures}>
        <Trans>Hash</Trans>{' '}
        <span className={styles.code}>
          {short(hashes.before)} → {short(hashes.after)}
        </span>
      </span>
      {name === 'wiring' ? null : (
        <span className={styles.figures}>
          <Trans>Hash with requirements and approved rows, as sign-offs name it:</Trans>{' '}
          <span className={styles.code}>
            {short(before)} → {short(after)}
          </span>
        </span>
      )}
    </>
  );
}

type ChartChangesProps = {
  changed: ChangedChart;
  signOffs: readonly SignOff[];
  /** Those that are compared. */
  releases: ReleasePair;
  isChosen: boolean;
  /** What its checkbox lacks, if anything. */
  error: string | null;
  onChoose: (isChosen: boolean) => void;
};

/** A chart that is not the same in two releases, and who has signed that off. */
export function ChartChanges({ changed, signOffs, releases, isChosen, error, onChoose }: ChartChangesProps) {
  const { t } = useLingui();
  const { name, change, differences: all, otherRows } = changed;
  const styles = differences();
  const isUnseen =
    change === 'changed' && all.length + otherRows.removed.length + otherRows.added.length === 0;
  const title = name === 'wiring' ? t`wiring table` : name;
  return (
    <section className={styles.chart} aria-label={title}>
      <div className={styles.head}>
        <h2>{title}</h2>
        <ChangeBadge change={change} />
        <SignedOff signOffs={signOffs} releases={releases} />
        <Hashes of={changed} />
        <Checkbox
          label={t`Looked at: sign off ${title}`}
          checked={isChosen}
          error={error}
          onChange={({ target }) => onChoose(target.checked)}
        />
      </div>
      {change === 'added' ? <AddedChart changed={changed} /> : null}
      {all.length > 0 ? <ChangedDrawing changed={changed} /> : null}
      <ul className={styles.list}>
        {all.map((difference) => (
          <DifferenceRow
            key={`${difference.kind} ${difference.name} ${difference.before} ${difference.after}`}
            difference={difference}
          />
        ))}
      </ul>
      {isUnseen ? (
        <p>
          {name === 'wiring' ? (
            <Trans>
              Only the order of subscriptions differs that never send in the same step. It changes nothing.
            </Trans>
          ) : (
            <Trans>The hashes differ, but nothing that is compared here. Compare the two files.</Trans>
          )}
        </p>
      ) : null}
      <ApprovedRows approved={otherRows} />
    </section>
  );
}
