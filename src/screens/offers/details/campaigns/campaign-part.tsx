import { campaigns, type Campaign } from '#contract/campaigns.ts';
import type { Input, Page as PageOf } from '#contract/endpoint.ts';
import { useFormats } from '#i18n/formats.tsx';
import { FormPlace } from '#fields/form-place.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FoldCard } from '#ui/layout/fold-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { focusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { Table, type Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Pencil } from 'lucide-react';
import { useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { useChange } from '../use-change.ts';
import { WholeList } from '../whole-list.tsx';
import type { RowValues } from './row-form.ts';
import { RowsForm } from './rows-form.tsx';
import { useCampaignAddress, type PartName } from './use-campaign-address.ts';
import { useNewestRows } from './use-newest-campaign.ts';

type FormProps = Pick<
  ComponentProps<typeof RowsForm>,
  'shape' | 'addLabel' | 'isOrdered' | 'renderRow' | 'renderSummary'
>;

type CampaignPartProps<Row> = FormProps & {
  campaign: Campaign;
  name: PartName;
  title: string;
  sub: ReactNode;
  query: UseQueryResult<PageOf<Row>>;
  columns: readonly Column<Row>[];
  /** A campaign that has ended cannot be edited. */
  isFixed: boolean;
  /** Whether all options of its form have loaded. */
  isReady: boolean;
  valuesOf: (row: Row) => RowValues;
  /** The part of the campaign to save. */
  bodyOf: (rows: readonly RowValues[]) => Omit<Input<typeof campaigns.update>['body'], 'revision'>;
};

// The Edit button is gone while its form is open: once `close` was called it returns with the focus.
function useOpener(closeForm: () => void) {
  const isClosing = useRef(false);
  return {
    opener: (button: HTMLButtonElement | null) => {
      if (isClosing.current) button?.focus();
      isClosing.current = false;
    },
    close: () => {
      isClosing.current = true;
      closeForm();
    },
  };
}

type EditButtonProps = { ref: Ref<HTMLButtonElement>; title: string; onPress: () => void };

function EditButton({ ref, title, onPress }: EditButtonProps) {
  const { t } = useLingui();
  return (
    <Button
      ref={ref}
      icon={Pencil}
      size="sm"
      aria-label={t`Edit: ${title}`}
      onClick={({ currentTarget }) => {
        focusAfterRemoval(currentTarget);
        onPress();
      }}
    >
      <Trans>Edit</Trans>
    </Button>
  );
}

export function CampaignPart<Row extends { id: number }>(props: CampaignPartProps<Row>) {
  const { campaign, name, title, sub, query, columns, isFixed, isReady, valuesOf, bodyOf, ...form } = props;
  const { id, revision } = campaign;
  const { edited, edit } = useCampaignAddress();
  const formats = useFormats();
  const { opener, close } = useOpener(() => edit(null));
  const change = useChange();
  const loadNewer = useNewestRows({ id, query, valuesOf });
  const save = (values: readonly RowValues[], baseRevision: number | undefined) =>
    change((client) =>
      client(campaigns.update, { params: { id }, body: { ...bodyOf(values), revision: baseRevision } }),
    );
  const rows = query.data?.data;
  const isEdited = edited === name && !isFixed && rows !== undefined;
  return (
    <FoldCard
      title={title}
      sub={sub}
      busy={query.isFetching}
      note={rows ? formats.count(rows.length) : null}
      startsOpen={edited === name}
      end={
        isEdited || isFixed || !rows ? null : (
          <EditButton ref={opener} title={title} onPress={() => edit(name)} />
        )
      }
    >
      {isEdited ? (
        <FormPlace by="edit">
          {isReady ? (
            <RowsForm
              {...form}
              rows={rows.map(valuesOf)}
              campaignId={id}
              revision={revision}
              loadNewer={loadNewer}
              save={save}
              onClose={close}
            />
          ) : (
            <Skeleton width="100%" height={160} />
          )}
        </FormPlace>
      ) : (
        <WholeList query={query} none={<Trans>There are none yet.</Trans>}>
          {(all) => <Table label={title} columns={columns} rows={all} rowKey={(row) => row.id} />}
        </WholeList>
      )}
    </FoldCard>
  );
}
