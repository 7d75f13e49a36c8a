import { isDeepStrictEqual } from 'node:util';
import { expect, test } from 'vitest';
import { valueOf } from '#api/answer.ts';
import { ApiError } from '#api/api-error.ts';
import { isRecord } from '#contract/first-calls.ts';
import { contract } from '#contract/index.ts';
import { operations } from '#server/http/operations.ts';
import { answerSample, changed, changes, placesOf, type Place } from '../support/another-network.ts';

const reads = operations(contract).filter(({ endpoint }) => endpoint.answer.kind !== 'file');
// One call for each distinct answer.
const answers = [...Map.groupBy(reads, ({ endpoint: { answer } }) => answer.schema).values()].flatMap(
  (alike) =>
    [...Map.groupBy(alike, ({ endpoint }) => endpoint.answer.kind).values()].flatMap(
      ([first]) => first ?? [],
    ),
);

// Whether two values differ only at the place or in its row.
function differsOnlyAt(before: unknown, after: unknown, [name, ...rest]: Place): boolean {
  if (name === undefined || isDeepStrictEqual(before, after)) return true;
  if (Array.isArray(before) && Array.isArray(after)) {
    const others = before.filter((_, nth) => nth !== name);
    if (after.length < before.length) return isDeepStrictEqual(others, after);
    const isOthers = isDeepStrictEqual(
      others,
      after.filter((_, nth) => nth !== name),
    );
    return isOthers && differsOnlyAt(before[Number(name)], after[Number(name)], rest);
  }
  if (!isRecord(before) || !isRecord(after)) return true;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((one) =>
    one === name ? differsOnlyAt(before[one], after[one], rest) : isDeepStrictEqual(before[one], after[one]),
  );
}

// The rows of a list, or the only field: nothing remains without it.
const isAll = (place: Place, kind: string, fields: number) =>
  kind === 'page' ? place.join() === 'data' : place.length === 1 && fields === 1;

test.each(answers)(
  '[P4.d] $name: a field that is missing, null, of another type or unknown costs that field or that row at most',
  async ({ endpoint }) => {
    const { kind } = endpoint.answer;
    const sample = answerSample(endpoint);
    const read = async (data: unknown) => {
      const value = await valueOf(endpoint, { data }, { status: 200 });
      return kind === 'document' && isRecord(value) ? value['data'] : value;
    };
    const whole = await read(sample);
    const misread: string[] = [];
    for (const place of placesOf(sample)) {
      if (isAll(place, kind, Object.keys(sample ?? {}).length)) continue;
      for (const change of changes) {
        const value = await read(changed(sample, place, change)).catch(String);
        if (typeof value === 'string' || !differsOnlyAt(whole, value, place)) {
          misread.push(`${place.join('.')} ${change.name}: ${JSON.stringify(value)}`);
        }
      }
    }
    expect(misread).toEqual([]);
  },
);

const one = async (name: string, of: (row: Record<string, unknown>) => object) => {
  const found = reads.find((operation) => operation.name === name);
  if (!found) throw new Error(`There is no call ${name}`);
  const { endpoint } = found;
  const sample = answerSample(endpoint) as { data: Record<string, unknown>[] };
  const losses: unknown[] = [];
  const [first = {}, ...rest] = sample.data;
  const body = { data: { ...sample, data: [of(first), ...rest] } };
  const page = await valueOf(endpoint, body, {
    status: 200,
    onLosses: (lost) => losses.push(lost),
  });
  return { row: (page as typeof sample).data[0] ?? {}, rows: (page as typeof sample).data.length, losses };
};

test('[P4] an unknown word stays as it came, and is reported by its place alone', async () => {
  const { row, losses } = await one('offers.list', (offer) => ({ ...offer, status: 'on-hold' }));
  expect([row['status'], losses]).toEqual(['on-hold', [{ leftOut: 0, places: ['.data[].status'] }]]);
});

test('[P4] an instant with an offset and a number in a text are what they mean, and no loss', async () => {
  const { row, losses } = await one('offers.list', (offer) => ({
    ...offer,
    created_at: '2026-11-22T12:00:00+02:00',
    epc: '0.25',
  }));
  expect([row['created_at'], row['epc'], losses]).toEqual(['2026-11-22T10:00:00.000Z', 0.25, []]);
});

test('[P4.d] a row without its id or its name is left out and counted', async () => {
  const { rows, losses } = await one('approvals.list', ({ id: _, ...approval }) => approval);
  expect([rows, losses]).toEqual([2, [{ leftOut: 1, places: ['.data[].id', '.data[]'] }]]);
});

test('[P4.e] a mark that is none is not there: the row and its other cells stay', async () => {
  const { row, rows, losses } = await one('offers.list', (offer) => ({ ...offer, featured: {} }));
  const { row: whole, rows: all } = await one('offers.list', (offer) => offer);
  expect([row, rows]).toEqual([{ ...whole, featured: false }, all]);
  expect(losses).toEqual([{ leftOut: 0, places: ['.data[].featured'] }]);
});

test('[P4] what is no list is no answer', async () => {
  const { endpoint } = reads.find(({ name }) => name === 'offers.list') ?? {};
  const read = endpoint && valueOf(endpoint, { data: { data: 'none', total: 3 } }, { status: 200 });
  await expect(read).rejects.toEqual(new ApiError({ status: 200, code: 'UNEXPECTED_ANSWER' }));
});
