import { ChartNote } from '#charts/chart-note.tsx';
import { useFigures } from '#figures/use-figures.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { UnusualFigure } from './anomalies.ts';
import { useWrittenUsual } from './use-written-usual.ts';

function Sentence({ unusual }: { unusual: UnusualFigure }) {
  const formats = useFormats();
  const figures = useFigures();
  const { figure, day, weeks, value, usual } = unusual;
  const name = figures.label(figure);
  const [weekday, date] = [formats.weekday(new Date(day).getUTCDay()), formats.day(day)];
  const written = figures.write(figure)(value);
  const [from, to] = useWrittenUsual()(unusual);
  return value < usual.from ? (
    <Trans>
      {name} fell to {written} on {weekday}, {date}; on this weekday {from} to {to} were usual in the last{' '}
      {weeks} weeks.
    </Trans>
  ) : (
    <Trans>
      {name} rose to {written} on {weekday}, {date}; on this weekday {from} to {to} were usual in the last{' '}
      {weeks} weeks.
    </Trans>
  );
}

type UnusualNoteProps = { unusual: UnusualFigure | null; children: ReactNode };

/** The day that the chart marks, in one sentence. */
export const UnusualNote = ({ unusual, children }: UnusualNoteProps) => (
  <ChartNote marked={unusual ? <Sentence unusual={unusual} /> : null}>{children}</ChartNote>
);
