import { Plural } from '@lingui/react/macro';
import { tag, tagList } from '#styled/recipes';
import { HiddenText } from '../layout/hidden-text.tsx';
import { tipOf } from '../overlays/tip-anchor.ts';

type CountryTagsProps = {
  /** ISO alpha-2. */
  codes: readonly string[];
  nameOf: (code: string) => string;
  /** How many are shown before '+9'. */
  limit?: number;
};

/** The same in a column of a table, as text. */
export const countryColumn = <Row,>(
  codesOf: (row: Row) => readonly string[],
  nameOf: (code: string) => string,
  limit = 3,
) => ({
  cell: (row: Row) => {
    const codes = codesOf(row);
    const more = codes.length - limit;
    return codes.slice(0, limit).join(', ') + (more > 0 ? ` +${more}` : '');
  },
  tip: (row: Row) => codesOf(row).map(nameOf).join(', '),
  copied: (row: Row) => ({ '': codesOf(row).join(' ') }),
  oneLine: true,
});

/** Country codes, with the names as tooltips. */
export function CountryTags({ codes, nameOf, limit = 5 }: CountryTagsProps) {
  const more = codes.slice(limit);
  return (
    <span className={tagList()}>
      {codes.slice(0, limit).map((code) => (
        <abbr key={code} className={tag()} {...tipOf(nameOf(code))}>
          {code}
        </abbr>
      ))}
      {more.length > 0 ? (
        <span className={tag({ variant: 'more' })} {...tipOf(more.map(nameOf).join(', '))}>
          <span aria-hidden="true">+{more.length}</span>
          <HiddenText>
            <Plural value={more.length} one="and # more country" other="and # more countries" />
          </HiddenText>
        </span>
      ) : null}
    </span>
  );
}
