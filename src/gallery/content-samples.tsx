import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Callout } from '#ui/feedback/callout.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { CardSection } from '#ui/layout/card-section.tsx';
import { Columns } from '#ui/layout/columns.tsx';
import { CountryTags } from '#ui/content/country-tags.tsx';
import { DefinitionList } from '#ui/content/definition-list.tsx';
import { Delta } from '#ui/figures/delta.tsx';
import { DocumentLink } from '#ui/content/document-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { FailedState } from '#ui/feedback/failed-state.tsx';
import { FigureStrip } from '#ui/figures/figure-strip.tsx';
import { Freshness } from '#ui/feedback/freshness.tsx';
import { ItemList } from '#ui/content/item-list.tsx';
import { KpiSkeleton } from '#ui/figures/kpi-skeleton.tsx';
import { KpiStrip } from '#ui/figures/kpi-strip.tsx';
import { LeadFigure } from '#ui/figures/lead-figure.tsx';
import { LinkStrip, LinkTile } from '#ui/content/link-strip.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Message } from '#ui/feedback/message.tsx';
import { Meter } from '#ui/figures/meter.tsx';
import { NoteList } from '#ui/content/note-list.tsx';
import { ShortNoteList } from '#ui/content/short-note-list.tsx';
import { OfferCard } from '#ui/content/offer-card.tsx';
import { Preview } from '#ui/content/preview.tsx';
import { RailLayout } from '#ui/layout/rail-layout.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { StatusBar, StatusBarAction } from '#ui/feedback/status-bar.tsx';
import { StatusIcon } from '#ui/feedback/status-icon.tsx';
import { Table } from '#ui/tables/table.tsx';
import { Tag } from '#ui/content/tag.tsx';
import { TipButton } from '#ui/controls/tip-button.tsx';
import { Toolbar } from '#ui/layout/toolbar.tsx';
import { TreeGrid } from '#ui/tables/tree-grid.tsx';
import { Check, CircleAlert, Info, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { WithState } from './with-state.tsx';

const nothing = () => undefined;
const tones = ['info', 'success', 'warning', 'error'] as const;
const changes = [12.4, -12.4, 0];
const codes = ['DE', 'AT', 'CH', 'NL', 'FR', 'IT'];
const countries: Readonly<Record<string, string>> = { DE: 'Germany', AT: 'Austria', CH: 'Switzerland' };
const nameOf = (code: string) => countries[code] ?? code;

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
  { value: 'clicks', label: 'Clicks', figure: '1,275', delta: { change: 12.4, text: '12.4%' } },
  { value: 'payout', label: 'Payout', figure: '€90.00' },
] as const;

const groups = [
  { id: 'de', name: 'Germany', level: 1, isOpen: true, position: 1, siblings: 2, clicks: 936 },
  { id: 'de ios', name: 'iOS', level: 2, isOpen: null, position: 1, siblings: 1, clicks: 936 },
  { id: 'at', name: 'Austria', level: 1, isOpen: false, position: 2, siblings: 2, clicks: 339 },
];
type Group = (typeof groups)[number];
const groupTexts = {
  name: ({ name }: Group) => name,
  code: ({ id, level }: Group) => (level === 1 ? id.toUpperCase() : undefined),
  cell: ({ clicks }: Group) => String(clicks),
  heat: ({ clicks }: Group) => Math.ceil((8 * clicks) / 936),
  hint: () => 'Filter',
};

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
  'card-section': () => (
    <CardSection title="Featured" sub="Recommended" end={<a href="/gallery/">More</a>}>
      <Preview src={null} alt="" size="lg" />
    </CardSection>
  ),
  'country-tags': () => <CountryTags codes={codes} nameOf={nameOf} />,
  delta: () =>
    changes.map((change) => (
      <Delta key={change} change={change}>
        {Math.abs(change)}%
      </Delta>
    )),
  'tip-button': () => (
    <TipButton tip="full days: €62.00 vs €50.00">
      <Delta change={24}>24%</Delta>
    </TipButton>
  ),
  'definition-list': () => <DefinitionList items={[{ id: 'clicks', term: 'Clicks', details: '1,275' }]} />,
  'document-link': () => <DocumentLink href="https://trailmix.test/terms" name="Terms" note="A new window" />,
  'empty-state': () => <EmptyState text="Your live offers stand here." />,
  'failed-state': () => <FailedState failure={null} onRetry={nothing} />,
  'figure-strip': () => (
    <FigureStrip
      count={1}
      items={[{ id: 'clicks', label: 'Clicks', figure: '183', note: 'yesterday 513' }]}
    />
  ),
  freshness: () =>
    [false, true].map((isStale) => (
      <Freshness
        key={String(isStale)}
        loadedAt={Date.UTC(2026, 10, 20)}
        isStale={isStale}
        onRefresh={nothing}
      />
    )),
  'item-list': () => (
    <ItemList
      label="Results"
      items={[
        { id: 1, icon: 'busy', title: 'Lumen VPN', note: 'Under way' },
        { id: 2, icon: Check, tone: 'success', title: 'Puzzle Isles', note: 'Done' },
        { id: 3, icon: CircleAlert, tone: 'error', title: 'FitLoop', actions: <Button>Try again</Button> },
      ]}
    />
  ),
  'kpi-skeleton': () => <KpiSkeleton />,
  'kpi-strip': () => (
    <WithState<'clicks' | 'payout'> first="clicks">
      {(value, onChange) => <KpiStrip label="Figures" value={value} onChange={onChange} items={figures} />}
    </WithState>
  ),
  'lead-figure': () => <LeadFigure label="Available" figure="€136.34" action={<Button>Request</Button>} />,
  'link-strip': () => (
    <LinkStrip label="Advertisers">
      <LinkTile media={<Preview src={null} alt="" size="sm" />} note="3 offers">
        <a href="/gallery/">Trailmix</a>
      </LinkTile>
    </LinkStrip>
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
  'note-list': () => (
    <NoteList
      items={tones.map((tone) => ({ id: tone, icon: Info, tone, title: tone, note: 'What to know of it.' }))}
    />
  ),
  'short-note-list': () => (
    <ShortNoteList
      items={tones.map((tone) => ({ id: tone, icon: Info, tone, title: tone, note: 'What to know of it.' }))}
    />
  ),
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
  'rail-layout': () => (
    <RailLayout title="Filters" rail="Beside, where there is room">
      The list
    </RailLayout>
  ),
  'row-actions': () => (
    <RowActions>
      <Button size="sm">Open</Button>
    </RowActions>
  ),
  skeleton: () => <Skeleton width={160} />,
  'status-bar': () => (
    <StatusBar icon={UserRound} actions={<StatusBarAction onClick={() => undefined}>Exit</StatusBarAction>}>
      Shadow login as Mara by Ole
    </StatusBar>
  ),
  'status-icon': () => <StatusIcon tone="info" icon={Info} />,
  table: () => <Table label="Offers" columns={columns} rows={rows} rowKey={(row) => row.id} />,
  tag: () => <Tag>SEO</Tag>,
  toolbar: () => <Toolbar end={<Button>Export</Button>} />,
  'tree-grid': () => (
    <TreeGrid
      label="Countries and systems"
      name={{ id: 'name', head: 'Country' }}
      columns={[{ id: 'clicks', head: 'Clicks', hint: 'All of them' }]}
      rows={groups}
      texts={groupTexts}
      totals={{ name: 'Total (2)', cell: () => '1,275' }}
      sort={{ column: 'clicks', direction: 'descending' }}
      onSort={nothing}
      density="default"
      onTurn={nothing}
      onPick={nothing}
    />
  ),
  columns: () => <Columns aside="Beside">Before</Columns>,
};
