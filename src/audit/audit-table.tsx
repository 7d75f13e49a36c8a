import { audit } from '#styled/recipes';
import { Table, type Column } from '#ui/tables/table.tsx';
import type { ComponentProps } from 'react';

/** In a narrow window a column becomes a line in the cell of the name, so that nothing an auditor looks for is left out. */
function withLine<Row>(column: Column<Row>): Column<Row> {
  const { name, head, cell } = column;
  if (name || head === '') return column;
  const lined = (row: Row) => (
    <>
      <span aria-hidden className={audit().lineHead}>
        {head}
      </span>{' '}
      {cell(row)}
    </>
  );
  return { ...column, aside: { ...column.aside, cell: lined } };
}

/** A table of the auditors' pages. */
export function AuditTable<Row>({ columns, ...props }: ComponentProps<typeof Table<Row>>) {
  return <Table {...props} columns={columns.map(withLine)} />;
}
