import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { loadPart } from '#ui/platform/load-part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, Image } from 'lucide-react';
import type { PictureTexts } from './chart-picture.ts';
import { lineModel, type Line, type Slot } from './line-model.ts';
import { useLineRows } from './use-line-rows.ts';

/** A picture, or rows of numbers below their heads. */
export type ChartFile =
  | { filename: string; blob: Blob }
  | { filename: string; rows: readonly (readonly (string | number | null)[])[] };

type ChartDownloadsProps = {
  /** Without an extension. */
  name: string;
  slots: readonly Slot[];
  lines: readonly Line[];
  texts: PictureTexts;
  /** The head of a column: amounts name their currency. */
  headOf: (line: Line) => string;
  onSave: (file: ChartFile) => void;
};

export function ChartDownloads({ name, slots, lines, texts, headOf, onSave }: ChartDownloadsProps) {
  const { t } = useLingui();
  const rowsOf = useLineRows(headOf);
  const saveNumbers = () => onSave({ filename: `${name}.csv`, rows: rowsOf(slots, lines) });

  async function savePicture() {
    const { chartPicture } = await loadPart(() => import('./chart-picture.ts'));
    const blob = await chartPicture(lineModel(lines, slots), slots, texts);
    onSave({ filename: `${name}.png`, blob });
  }

  return (
    <Menu
      label={t`Download the chart`}
      trigger={<IconButton size="sm" icon={Download} label={t`Download the chart`} />}
    >
      <MenuItem value="png" icon={Image} onSelect={() => void savePicture()}>
        <Trans>As a picture (PNG)</Trans>
      </MenuItem>
      <MenuItem value="csv" icon={FileSpreadsheet} onSelect={saveNumbers}>
        <Trans>As numbers (CSV)</Trans>
      </MenuItem>
    </Menu>
  );
}
