/** The file of a screen with a list, as its recipe has somebody new write it. */
export const payoutsScreen = `import { query } from '#api/queries.ts';
import { postbacks, type Postback } from '#contract/postbacks.ts';
import { defineList } from '#lists/define-list.ts';
import { ListView } from '#lists/list-view.tsx';
import { useListSearch } from '#lists/use-list-search.ts';
import { PageHead } from '#ui/layout/page-head.tsx';
import { Page } from '#ui/layout/page.tsx';
import type { Column } from '#ui/tables/table.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

const list = defineList(postbacks.list, {
  name: 'payouts',
  sorts: ['name'],
  sort: 'name',
  filters: [],
  columns: ['event'],
});

/** What the publisher asked to be paid. */
export default function PayoutsScreen() {
  const { t } = useLingui();
  const [search] = useListSearch(list);
  const request = query(postbacks.list, { query: list.toQuery(search) });
  const rows = useQuery({ ...request, placeholderData: keepPreviousData });
  const columns: Column<Postback>[] = [
    { id: 'name', head: t\`Name of the request\`, name: true, sortable: true, cell: ({ name }) => name },
    { id: 'event', head: t\`Occasion of the request\`, cell: ({ event }) => event.name },
  ];
  return (
    <Page>
      <PageHead title={<Trans>Payout requests</Trans>} />
      <ListView
        shape={list}
        label={t\`Payout requests\`}
        query={rows}
        request={request}
        columns={columns}
        rowKey={({ id }) => id}
      />
    </Page>
  );
}
`;

/** The file of the control of a field type. */
export const phoneControl = `import { Input } from '#ui/controls/input.tsx';
import type { NativeProps } from '../field-control.ts';

/** A telephone number. */
export function PhoneControl({ name, initial, isDisabled, isReadOnly }: NativeProps) {
  return <Input type="tel" name={name} defaultValue={initial} disabled={isDisabled} readOnly={isReadOnly} />;
}
`;
