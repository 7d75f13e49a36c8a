import { query as queryOf } from '#api/queries.ts';
import { terms, type TermsVersion } from '#contract/terms.ts';
import { useFormats } from '#i18n/formats.tsx';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { Badge } from '#ui/content/badge.tsx';
import { MediaRow } from '#ui/content/media-row.tsx';
import { Button } from '#ui/controls/button.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { listOptions } from '../list-options.ts';
import { useOpenItem } from '../decisions/use-open-item.ts';
import { useNetwork } from '../network-context.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { TermsDialog } from './terms-dialog.tsx';

const list = defineList(terms.list, {
  name: 'terms',
  sorts: ['published_at'],
  sort: '-published_at',
  filters: [],
  columns: ['accepted', 'state', 'published_at'],
});

const keyOf = ({ version }: TermsVersion) => version;

function useColumns(hrefOf: (version: string) => string): Column<TermsVersion>[] {
  const { t } = useLingui();
  const { count, dateTime } = useFormats();
  return [
    {
      id: 'version',
      head: t`Version`,
      name: true,
      cell: ({ version, title }) => (
        <MediaRow
          size="cell"
          media={null}
          title={<Link href={hrefOf(version)}>{version}</Link>}
          meta={title}
        />
      ),
    },
    {
      id: 'accepted',
      head: t`Accepted by`,
      phone: 'wide',
      cell: ({ accepted, publishers }) => {
        const [some, all] = [count(accepted), count(publishers)];
        return (
          <Trans>
            {some} of {all} active publishers
          </Trans>
        );
      },
    },
    {
      id: 'state',
      head: t`Status`,
      phone: 'beside',
      aside: {},
      cell: ({ in_force: isInForce }) =>
        isInForce ? (
          <Badge tone="success">
            <Trans>In force</Trans>
          </Badge>
        ) : (
          <Badge tone="neutral">
            <Trans>Replaced</Trans>
          </Badge>
        ),
    },
    {
      id: 'published_at',
      head: t`Published`,
      phone: 'wide',
      sortable: true,
      oneLine: true,
      cell: ({ published_at: at }) => dateTime(new Date(at)),
    },
  ];
}

/** Every version of the terms, the one in force first; a row opens its text. */
export function TermsPage() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(list);
  const { named, hrefOf, open, close } = useOpenItem();
  const { leaving } = useNetwork();
  const [isPublishing, setIsPublishing] = useState(false);
  const request = queryOf(terms.list, { query: list.toQuery(listSearch) });
  const query = useQuery({ ...request, ...listOptions });
  const shown = query.data?.data.find(({ version }) => version === named);
  const publish = (
    <Button variant="primary" icon={Plus} onClick={() => setIsPublishing(true)}>
      <Trans>Publish new terms</Trans>
    </Button>
  );
  return (
    <>
      <ListView
        first={{ text: <Trans>The first version appears here once it is published.</Trans>, action: publish }}
        shape={list}
        label={t`Terms`}
        query={query}
        request={request}
        columns={useColumns(hrefOf)}
        rowKey={keyOf}
        onOpen={({ version }) => open(version)}
        actions={publish}
      />
      {shown ? <TermsDialog terms={shown} onClose={close} /> : null}
      {isPublishing ? <PublishDialog onClose={() => leaving.ask(() => setIsPublishing(false))} /> : null}
    </>
  );
}
