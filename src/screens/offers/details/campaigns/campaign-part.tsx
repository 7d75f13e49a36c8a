import type { Page as PageOf } from '#contract/endpoint.ts';
import { FormPlace } from '#fields/form-place.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { WholeList } from '../whole-list.tsx';
import { useCampaignAddress, type PartName } from './use-campaign-address.ts';

type CampaignPartProps<Row> = {
  name: PartName;
  title: string;
  sub: ReactNode;
  query: UseQueryResult<PageOf<Row>>;
  columns: readonly Column<Row>[];
  /** A campaign that has ended stays as it is. */
  isFixed: boolean;
  /** Nothing as long as what it offers to choose from is loading. */
  renderForm: (rows: readonly Row[], onClose: () => void) => ReactNode;
};

/** One list of a campaign: as it is, or as a form. The address says which (O4). */
export function CampaignPart<Row extends { id: number }>(props: CampaignPartProps<Row>) {
  const { name, title, sub, query, columns, isFixed, renderForm } = props;
  const { t } = useLingui();
  const { edited, edit } = useCampaignAddress();
  const rows = query.data?.data;
  const isEdited = edited === name && !isFixed && rows !== undefined;
  return (
    <Card
      flush
      title={title}
      sub={sub}
      busy={query.isFetching}
      end={
        isEdited || isFixed || !rows ? null : (
          <Button icon={Pencil} size="sm" aria-label={t`Edit: ${title}`} onClick={() => edit(name)}>
            <Trans>Edit</Trans>
          </Button>
        )
      }
    >
      {isEdited ? (
        <FormPlace by="edit">
          {renderForm(rows, () => edit(null)) || <Skeleton width="100%" height={160} />}
        </FormPlace>
      ) : (
        <WholeList query={query}>
          {(all) => <Table label={title} columns={columns} rows={all} rowKey={({ id }) => id} />}
        </WholeList>
      )}
    </Card>
  );
}
