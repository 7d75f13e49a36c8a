import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { printHead } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';

type PrintHeadProps = { systemName: string; user: string };

// The address tells the filters.
export function PrintHead({ systemName, user }: PrintHeadProps) {
  const formats = useFormats();
  const printedAt = usePrintedAt();
  if (printedAt === null) return null;
  const time = formats.zonedDateTime(new Date(printedAt));
  return (
    <header className={printHead()}>
      <b>{systemName}</b>
      <span>
        <Trans>
          {user}, printed {time}
        </Trans>
      </span>
      <span>{window.location.href}</span>
    </header>
  );
}
