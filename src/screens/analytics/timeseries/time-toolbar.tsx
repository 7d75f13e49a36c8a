import type { Line, Slot } from '#charts/line-model.ts';
import { useLineRows } from '#charts/use-line-rows.ts';
import { useFigures } from '#figures/use-figures.ts';
import { csvFile } from '#lists/csv-file.ts';
import { ListMenu } from '#lists/list-menu.tsx';
import { saveFile } from '#lists/save-file.ts';
import { Button } from '#ui/controls/button.tsx';
import { Toolbar, WideOnly } from '#ui/layout/toolbar.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { RefObject } from 'react';
import { headIn } from '../lines.ts';
import type { View } from '../use-view.ts';

type TimeToolbarProps = {
  view: View | null;
  slots: readonly Slot[];
  lines: readonly Line[];
  /** The element around the table. */
  region: RefObject<HTMLElement | null>;
};

/** Above the figures over time: their numbers as a file, their rows for a spreadsheet. */
export function TimeToolbar({ view, slots, lines, region }: TimeToolbarProps) {
  const { t } = useLingui();
  const { currency } = useFigures();
  const rowsOf = useLineRows(headIn(currency));
  const count = view ? slots.length : 0;
  const save = () => {
    if (!view) return;
    const { from, to } = view.now.range;
    saveFile(csvFile(`over-time-${from}-${to}.csv`, rowsOf(slots, lines)));
  };
  return (
    <Toolbar
      search={<Trans>Figures over time</Trans>}
      end={
        <>
          <WideOnly>
            <Button
              icon={Download}
              tip={t`All rows as CSV`}
              disabledReason={count === 0 ? t`There are no rows to download` : null}
              onClick={save}
            >
              <Trans>Download</Trans>
            </Button>
          </WideOnly>
          <ListMenu region={region} rows={count} request={undefined} />
        </>
      }
    />
  );
}
