import { Button } from '#ui/controls/button.tsx';
import { Download } from 'lucide-react';
import type { AuditedChart } from '../audited-charts.ts';
import { download } from '../download.ts';
import { scxmlOf } from './scxml.ts';
import { statelyOf } from './stately.ts';

/** A chart as files that other tools read (M3). */
export function ChartExports({ chart: { name, machine } }: { chart: AuditedChart }) {
  return (
    <>
      <Button
        size="sm"
        icon={Download}
        onClick={() => download(`${name}.scxml`, 'application/scxml+xml', scxmlOf(machine))}
      >
        SCXML
      </Button>
      <Button
        size="sm"
        icon={Download}
        onClick={() => download(`${name}.json`, 'application/json', statelyOf(machine))}
      >
        Stately
      </Button>
    </>
  );
}
