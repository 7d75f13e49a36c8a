import { audit } from '#styled/recipes';
import { Plural, Trans } from '@lingui/react/macro';

const turn = / ?@(?:day\d+of(\d+)|full)$/;

/** Text in which `code` is set as such. */
function Coded({ children }: { children: string }) {
  // Every second part stands between the marks.
  return children.split('`').map((part, nth, { length }) =>
    nth % 2 === 1 && nth < length - 1 ? (
      // A part is known by its place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={nth} className={audit().code}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** The title of a test, which is English, and how often it has its turn. */
export function TestTitle({ children: title }: { children: string }) {
  const [mark, days] = turn.exec(title) ?? [];
  return (
    <>
      <span lang="en">
        <Coded>{mark === undefined ? title : title.slice(0, -mark.length)}</Coded>
      </span>
      {mark === undefined ? null : (
        <>
          {' '}
          <span className={audit().figures}>
            {days === undefined ? (
              <Trans>(in complete runs alone)</Trans>
            ) : (
              <Plural value={Number(days)} one="(every day)" other="(every # days)" />
            )}
          </span>
        </>
      )}
    </>
  );
}
