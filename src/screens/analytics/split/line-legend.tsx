import { Marker } from '#charts/marker.tsx';
import { withLine, type Split } from '#figures/analytics-address.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { focusBefore } from '#ui/overlays/focus-before.ts';
import { tipOf } from '#ui/overlays/tip-anchor.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { RefreshCw, X } from 'lucide-react';
import { split as recipe } from '#styled/recipes';
import type { LineState, SplitLine } from './use-split.ts';

const states: Partial<Record<LineState, MessageDescriptor>> = {
  empty: msg`No data`,
  stale: msg`Not refreshed`,
  loading: msg`Loading`,
  offline: msg`Waiting for a connection`,
  failed: msg`Not loaded`,
};
const retried: ReadonlySet<LineState> = new Set(['failed', 'stale']);

// The last line in the chart stays.
function withToggled({ values, hidden, ...split }: Split, value: string): Split {
  if (hidden.includes(value)) return { ...split, values, hidden: hidden.filter((one) => one !== value) };
  return { ...split, values, hidden: hidden.length < values.length - 1 ? [...hidden, value] : hidden };
}

type LineLegendProps = {
  lines: readonly SplitLine[];
  split: Split;
  write: (line: SplitLine) => string;
  onChange: (split: Split | null) => void;
};

function Item({ line, split, write, onChange }: { line: SplitLine } & Omit<LineLegendProps, 'lines'>) {
  const { t, i18n } = useLingui();
  const styles = recipe();
  const { name, value, state, isHidden, isFetching, retry } = line;
  const text = states[state];
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.toggle}
        aria-pressed={!isHidden}
        {...tipOf(isHidden ? t`Show the line` : t`Hide the line`)}
        onClick={() => onChange(withToggled(split, value))}
      >
        <Marker line={line} isHollow={isHidden} />
        <span className={styles.name}>{name}</span>
        {line.sums ? <b>{write(line)}</b> : null}
        {text ? <span className={styles.state}>{i18n._(text)}</span> : null}
      </button>
      {retried.has(state) ? (
        <IconButton
          size="sm"
          icon={RefreshCw}
          label={t`Load ${name} again`}
          busy={isFetching}
          onClick={retry}
        />
      ) : null}
      <IconButton
        size="sm"
        icon={X}
        label={t`Remove the line of ${name}`}
        onClick={({ currentTarget }) => {
          focusBefore(currentTarget);
          onChange(withLine(split, split.by, value));
        }}
      />
    </li>
  );
}

/** Names the lines of a split, with their sums: each can be hidden, removed and, if it failed, loaded again. */
export function LineLegend({ lines, ...rest }: LineLegendProps) {
  const { t } = useLingui();
  return (
    <ul className={recipe().legend} aria-label={t`Lines`}>
      {lines.map((line) => (
        <Item key={line.value} line={line} {...rest} />
      ))}
    </ul>
  );
}
