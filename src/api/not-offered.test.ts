import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { isNotOffered } from './not-offered.ts';

test('[P9] a network says by 404, 405 and 501 that it does not have a call', () => {
  const statuses = [0, 400, 401, 403, 404, 405, 406, 500, 501, 502];
  expect(statuses.filter((status) => isNotOffered(new ApiError({ status })))).toEqual([404, 405, 501]);
  expect([isNotOffered({ status: 404 }), isNotOffered(null)]).toEqual([false, false]);
});
