import { audit } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';
import { Trans } from '@lingui/react/macro';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { builtCommit } from '../evidence/use-evidence.ts';
import { useFormats } from '../formats.ts';

// The code of all charts: after what is looked at, and before anything is printed.
const runningQuery = queryOptions({
  queryKey: ['running charts'],
  queryFn: async () => (await import('../evidence/running.ts')).running,
  staleTime: 'static',
});

const shortCommit = () => builtCommit()[0]?.slice(0, 12) || '–';

/** What a sheet of paper is of, so that it says so without the others: a chart by its name, or null for the whole system. */
type PaperOriginProps = { chart: string | null };

/** Commit, hash and date, on paper alone. */
export function PaperOrigin({ chart }: PaperOriginProps) {
  const printedAt = usePrintedAt();
  const { moment } = useFormats();
  const { data: running } = useQuery(runningQuery);
  if (printedAt === null) return null;
  const short = shortCommit();
  const hash = (chart === null ? running?.wiring : running?.charts[chart])?.slice(0, 12) ?? '–';
  const at = moment(printedAt);
  return (
    <span className={audit().figures}>
      <Trans>
        commit {short}, hash {hash}, printed on {at}
      </Trans>
    </span>
  );
}

/** Commit and date of a page of many charts, on paper alone. */
export function PaperPageOrigin() {
  const printedAt = usePrintedAt();
  const { moment } = useFormats();
  if (printedAt === null) return null;
  const [short, at] = [shortCommit(), moment(printedAt)];
  return (
    <p className={audit().figures}>
      <Trans>
        commit {short}, printed on {at}
      </Trans>
    </p>
  );
}

/** The head of a drawing on paper, in place of the one of the page. */
export function PaperHead({ name, chart }: PaperOriginProps & { name: string }) {
  return (
    <p className={audit().paperHead}>
      <b>{name}</b> <PaperOrigin chart={chart} />
    </p>
  );
}
