import { isWebAddress } from '#contract/web-address.ts';
import type { FieldProblem } from '../http/refusal.ts';
import { countries } from '../reference/countries.ts';
import { startDictionaries } from '../reference/dictionaries.ts';

type Media = {
  website?: string | null | undefined;
  traffic_type_ids?: readonly number[] | undefined;
  publisher_content?: readonly string[] | undefined;
  traffic_countries?: readonly string[] | undefined;
};

const trafficTypes = new Set<unknown>(startDictionaries.traffic_types.map(({ id }) => id));
const contents = new Set(startDictionaries.publisher_content);
const countryCodes = new Set(countries.map(({ id }) => id));

/** Problems of the media in a profile; fields that are not given are not checked. */
export function mediaProblems({
  website,
  traffic_type_ids: types = [],
  publisher_content: content = [],
  traffic_countries: origins = [],
}: Media) {
  const problems: (FieldProblem | false)[] = [
    Boolean(website) &&
      !isWebAddress(website ?? '') && {
        field: 'website',
        code: 'URL',
        description: 'This is not a web address',
      },
    !types.every((id) => trafficTypes.has(id)) && {
      field: 'traffic_type_ids',
      code: 'UNKNOWN',
      description: 'There is no such traffic type',
    },
    !content.every((name) => contents.has(name)) && {
      field: 'publisher_content',
      code: 'UNKNOWN',
      description: 'There is no such content',
    },
    !origins.every((code) => countryCodes.has(code)) && {
      field: 'traffic_countries',
      code: 'UNKNOWN',
      description: 'There is no such country',
    },
  ];
  return problems.filter((problem) => problem !== false);
}
