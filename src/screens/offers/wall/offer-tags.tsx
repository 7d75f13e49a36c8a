import type { Reference } from '#contract/values.ts';
import { listed } from '#i18n/direction.ts';
import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Plural } from '@lingui/react/macro';

export function OfferTags({ tags }: { tags: readonly Reference[] }) {
  const [first, ...more] = tags;
  if (!first) return null;
  return (
    <span data-tip={listed(tags.map(({ name }) => name))}>
      {first.name}
      {more.length > 0 ? (
        <>
          <span aria-hidden="true"> +{more.length}</span>
          <HiddenText>
            {' '}
            <Plural value={more.length} one="and # more tag" other="and # more tags" />
          </HiddenText>
        </>
      ) : null}
    </span>
  );
}
