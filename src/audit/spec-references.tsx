import { chartBrowser } from '#styled/recipes';
import { Tag } from '#ui/content/tag.tsx';
import { sentenceOf } from './requirement-rows.ts';

/** Requirements by their ids, each with its sentence. */
export function SpecReferences({ ids }: { ids: readonly string[] }) {
  return (
    <dl className={chartBrowser().references} lang="en">
      {ids.map((id) => (
        <div key={id} style={{ display: 'contents' }}>
          <dt>
            <Tag>{id}</Tag>
          </dt>
          <dd>{sentenceOf(id)}</dd>
        </div>
      ))}
    </dl>
  );
}
