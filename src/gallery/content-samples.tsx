import { ArrowLink } from '#ui/arrow-link.tsx';
import { Button } from '#ui/button.tsx';
import { Callout } from '#ui/callout.tsx';
import { CardGrid } from '#ui/card-grid.tsx';
import { Columns } from '#ui/columns.tsx';
import { CountryTags } from '#ui/country-tags.tsx';
import { DefinitionList } from '#ui/definition-list.tsx';
import { Delta } from '#ui/delta.tsx';
import { DocumentLink } from '#ui/document-link.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { FailedState } from '#ui/failed-state.tsx';
import { KpiSkeleton } from '#ui/kpi-skeleton.tsx';
import { KpiStrip } from '#ui/kpi-strip.tsx';
import { MediaRow } from '#ui/media-row.tsx';
import { Message } from '#ui/message.tsx';
import { Meter } from '#ui/meter.tsx';
import { OfferCard } from '#ui/offer-card.tsx';
import { Preview } from '#ui/preview.tsx';
import { RowActions } from '#ui/row-actions.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatusBar } from '#ui/status-bar.tsx';
import { StatusIcon } from '#ui/status-icon.tsx';
import { Table } from '#ui/table.tsx';
import { Tag } from '#ui/tag.tsx';
import { Toolbar } from '#ui/toolbar.tsx';
import { CircleAlert, Info, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Held } from './held.tsx';

const nothing = () => undefined;
const tones = ['info', 'success', 'warning', 'error'] as const;
const directions = ['up', 'down', 'flat'] as const;
const codes = ['DE', 'AT', 'CH', 'NL', 'FR', 'IT'];
const nameOf = (code: string) => code;

type Row = { id: number; name: string; clicks: number };
const rows: Row[] = [
  { id: 1, name: 'Trailmix', clicks: 1275 },
  { id: 2, name: 'Halyard', clicks: 936 },
];
const columns = [
  { id: 'name', head: 'Name', name: true, cell: (row: Row) => row.name },
  { id: 'clicks', head: 'Clicks', numeric: true, cell: (row: Row) => row.clicks },
];
const figures = [
  { value: 'clicks', label: 'Clicks', figure: '1,275', delta: { direction: 'up', text: '12.4%' } },
  { value: 'payout', label: 'Payout', figure: '€90.00' },
] as const;

/** What is looked at. */
export const contentSamples: Readonly<Record<string, () => ReactNode>> = {
  'arrow-link': () => (
    <ArrowLink>
      <a href="/gallery/">All of them</a>
    </ArrowLink>
  ),
  callout: () =>
    tones.map((tone) => (
      <Callout key={tone} tone={tone} title={tone}>
        One sentence that says what to know.
      </Callout>
    )),
  'country-tags': () => <CountryTags codes={codes} nameOf={nameOf} />,
  delta: () =>
    directions.map((direction) => (
      <Delta key={direction} direction={direction}>
        12.4%
      </Delta>
    )),
  'definition-list': () => <DefinitionList items={[{ id: 'clicks', term: 'Clicks', details: '1,275' }]} />,
  'document-link': () => <DocumentLink href="https://trailmix.test/terms" name="Terms" note="A new window" />,
  'empty-state': () => <EmptyState />,
  'failed-state': () => <FailedState onRetry={nothing} />,
  'kpi-skeleton': () => <KpiSkeleton />,
  'kpi-strip': () => (
    <Held<'clicks' | 'payout'> first="clicks">
      {(value, onChange) => <KpiStrip label="Figures" value={value} onChange={onChange} items={figures} />}
    </Held>
  ),
  'media-row': () => (
    <MediaRow media={<Preview src={null} alt="" size="sm" />} title="Trailmix" meta="48213" />
  ),
  message: () => (
    <Message tone="error" icon={CircleAlert} title="It broke" actions={<Button>Reload</Button>}>
      It usually helps.
    </Message>
  ),
  meter: () => <Meter label="Daily" figure="93%" value={93} max={100} />,
  'offer-card': () => (
    <CardGrid>
      <OfferCard
        preview={<Preview src={null} alt="" />}
        title="Trailmix"
        meta={['Finance', '48213']}
        amount="€31.00"
        unit="per lead"
        countries={<CountryTags codes={codes} nameOf={nameOf} />}
        action={<Button variant="primary">Apply</Button>}
      />
    </CardGrid>
  ),
  preview: () => (
    <CardGrid>
      <Preview src={null} alt="Trailmix" />
    </CardGrid>
  ),
  'row-actions': () => (
    <RowActions>
      <Button size="sm">Open</Button>
    </RowActions>
  ),
  skeleton: () => <Skeleton width={160} />,
  'status-bar': () => <StatusBar icon={UserRound}>Shadow login as Mara by Ole</StatusBar>,
  'status-icon': () => <StatusIcon tone="info" icon={Info} />,
  table: () => <Table label="Offers" columns={columns} rows={rows} rowKey={(row) => row.id} />,
  tag: () => <Tag>SEO</Tag>,
  toolbar: () => <Toolbar end={<Button>Export</Button>} />,
  columns: () => <Columns aside="Beside">Before</Columns>,
};
