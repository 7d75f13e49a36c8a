import { Tag } from '#ui/content/tag.tsx';
import { hashOf, requirementsPlace } from '../place.ts';

/** The id of a requirement, which leads to its row. */
export function RequirementTag({ id }: { id: string }) {
  return (
    <a href={hashOf({ ...requirementsPlace, find: id })}>
      <Tag>{id}</Tag>
    </a>
  );
}

/** In a cell of a table. */
export const requirementTags = (ids: readonly string[]) =>
  ids.length > 0 ? ids.map((id) => <RequirementTag key={id} id={id} />) : '–';
