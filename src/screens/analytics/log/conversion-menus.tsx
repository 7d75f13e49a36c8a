import { query } from '#api/queries.ts';
import { conversionStatus } from '#contract/conversion-status.ts';
import { trafficLog } from '#contract/traffic-log.ts';
import { freeText } from '#contract/wire.ts';
import { FilterOptions } from '#lists/filter-options.tsx';
import { chosenOf, summaryOf, type Filter } from '#lists/filters.ts';
import type { ListSearch } from '#lists/list-search.ts';
import type { ChangeList } from '#lists/use-list-search.ts';
import { useOffered } from '#portal/offered.ts';
import { Button } from '#ui/controls/button.tsx';
import type { StatusAppearance } from '#ui/feedback/status-badge.tsx';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Popover } from '#ui/overlays/popover.tsx';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronsUpDown } from 'lucide-react';
import type { Status } from './conversion-count.tsx';

export const statuses: Record<Status, StatusAppearance> = {
  pending: { label: msg`Pending`, tone: 'info' },
  approved: { label: msg`Approved`, tone: 'success' },
  rejected: { label: msg`Rejected`, tone: 'error' },
};

type MenusProps = { listSearch: ListSearch; onChange: ChangeList };

// Only rejected conversions have a reason: of the two filters the one that was chosen last stands.
function withFilter({ filters }: ListSearch, name: string, values: readonly string[]) {
  const next = { ...filters, [name]: values };
  const chosen = next['status'] ?? [];
  const excludes = chosen.length > 0 && !chosen.includes('rejected');
  return { filters: excludes ? { ...next, [name === 'status' ? 'reason' : 'status']: [] } : next };
}

// One component with the menus of lists would cost live offers and their details a file more.
function Menu({ filter, listSearch, onChange }: MenusProps & { filter: Filter }) {
  const { t } = useLingui();
  const { label, name } = filter;
  const chosen = chosenOf(listSearch, filter);
  const shown = summaryOf(filter, chosen);
  const choose = (values: readonly string[]) => onChange(withFilter(listSearch, name, values));
  // Its button is not.
  const isPrinted = usePrintedAt() !== null;
  if (isPrinted) return chosen.length > 0 ? <span data-printed="">{`${label}: ${shown}`}</span> : null;
  return (
    <Popover
      label={label}
      trigger={
        <Button
          endIcon={ChevronsUpDown}
          pressed={chosen.length > 0}
          aria-label={chosen.length > 0 ? t`Filter by ${label}: ${shown}` : t`Filter by ${label}`}
        >
          {shown}
        </Button>
      }
      foot={
        chosen.length > 0 ? (
          <Button variant="ghost" size="sm" onClick={() => choose([])}>
            <Trans>Clear</Trans>
          </Button>
        ) : null
      }
    >
      <FilterOptions filter={filter} value={chosen} onChange={choose} />
    </Popover>
  );
}

// Null where the network does not list its reasons, or the publisher's rejections have none.
function useReasons(chosen: readonly string[]): Filter | null {
  const { t } = useLingui();
  const isOffered = useOffered('reasons');
  const reasons = useQuery({ ...query(trafficLog.reasons), enabled: isOffered });
  const { data } = reasons;
  if (!isOffered || (data?.length === 0 && chosen.length === 0)) return null;
  const options = data
    ?.map(({ id, name }) => ({ value: freeText.write(id), label: id === '' ? t`No reason given` : name }))
    .toSorted((one, other) => Number(one.value === none) - Number(other.value === none));
  return { name: 'reason', label: t`Reason`, options: options ?? null, queries: [reasons] };
}
const none = freeText.write('');

/** Which conversions of the days are listed, on phones too: by status, rejected ones by reason. */
export function ConversionMenus(props: MenusProps) {
  const { t, i18n } = useLingui();
  const reasons = useReasons(props.listSearch.filters['reason'] ?? []);
  const options = conversionStatus.options.map((value) => ({ value, label: i18n._(statuses[value].label) }));
  return (
    <>
      <Menu filter={{ name: 'status', label: t`Status`, options }} {...props} />
      {reasons ? <Menu filter={reasons} {...props} /> : null}
    </>
  );
}
