import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import { printHead } from '#styled/recipes';
import { usePrintedAt } from '#ui/layout/use-printed-at.ts';

type PrintHeadProps = {
  /** What the portal is called. */
  name: string;
  /** Whose figures they are. */
  user: string;
};

/** What paper says above a page: the portal, the user, the time, and the address with all that the page was narrowed down by. */
export function PrintHead({ name, user }: PrintHeadProps) {
  const formats = useFormats();
  const printedAt = usePrintedAt();
  if (printedAt === null) return null;
  const time = formats.dateTime(new Date(printedAt));
  return (
    <header className={printHead()}>
      <b>{name}</b>
      <span>
        <Trans>
          {user}, printed {time}
        </Trans>
      </span>
      <span>{window.location.href}</span>
    </header>
  );
}
