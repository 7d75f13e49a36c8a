import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { loadPart } from '#ui/platform/load-part.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download, FileSpreadsheet, Image } from 'lucide-react';
import type { PictureTexts } from './chart-picture.ts';
import { lineModel, type Line, type Slot } from './line-model.ts';

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
  const compared = lines.filter(({ before }) => before !== null);

  function saveNumbers() {
    const heads = [
      t`Time (UTC)`,
      ...lines.map(headOf),
      ...(compared.length > 0 ? [t`Compared with`] : []),
      ...compared.map((line) => {
        const head = headOf(line);
        return t`${head}, before`;
      }),
    ];
    const rows = slots.map(({ id, before }, index) => [
      id,
      ...lines.map(({ values }) => values[index] ?? null),
      ...(compared.length > 0 ? [before] : []),
      ...compared.map((line) => line.before?.[index] ?? null),
    ]);
    onSave({ filename: `${name}.csv`, rows: [heads, ...rows] });
  }

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
