import { Button } from '#ui/controls/button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { Download } from 'lucide-react';
import type { AuditedChart } from '../charts/audited-charts.ts';
import { download, saveAs } from '../download.ts';
import { builtCommit } from '../evidence/use-evidence.ts';
import { nameInRelease } from '../file-names.ts';
import { scxmlOf } from './scxml.ts';
import { statelyOf } from './stately.ts';

/** A chart as a drawing, and as files that other tools read (M3). */
export function ChartExports({ chart: { name, machine, file } }: { chart: AuditedChart }) {
  const { t } = useLingui();
  const named = (ending: string) => nameInRelease(name, ending, builtCommit());
  const trigger = (
    <Button size="sm" icon={Download}>
      <Trans>Download</Trans>
    </Button>
  );
  return (
    <Menu label={t`Download`} trigger={trigger}>
      <MenuItem value="svg" onSelect={() => saveAs(named('svg'), file)}>
        <Trans>Drawing (SVG)</Trans>
      </MenuItem>
      <MenuItem
        value="scxml"
        onSelect={() => download(named('scxml'), 'application/scxml+xml', scxmlOf(machine))}
      >
        <Trans>SCXML</Trans>
      </MenuItem>
      <MenuItem
        value="stately"
        onSelect={() => download(named('json'), 'application/json', statelyOf(machine))}
      >
        <Trans>For Stately (JSON)</Trans>
      </MenuItem>
    </Menu>
  );
}
