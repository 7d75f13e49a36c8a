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

/** Country codes, with the names as tooltips. */
export function CountryTags({ codes, nameOf, limit = 5 }: CountryTagsProps) {
  const more = codes.slice(limit);
  return (
    <span className={tagList()} data-copy="" data-copy-text={codes.join(' ')}>
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
