import { expect, test } from 'vitest';
import { contract } from './index.ts';
import type { EndpointSpec } from './endpoint.ts';

const calls: EndpointSpec[] = Object.values(contract).flatMap((resource) =>
  Object.values<EndpointSpec>(resource),
);

test('[S12] only these calls say nothing about the session when they are refused', () => {
  const ignoring = calls.filter(({ ignoresUnauthorised }) => ignoresUnauthorised === true);
  expect(ignoring.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'DELETE /oauth/token',
    'GET /email/verify/{id}',
    'POST /api/oauth/token',
    'POST /oauth/ott-token',
    'POST /oauth/passkey-request',
    'POST /oauth/second-factor',
    'POST /oauth/token',
    'POST /password/publisher/email',
    'POST /password/publisher/reset',
    'POST /public/v1/error-logs',
    'POST /public/v1/transition-counts',
    'POST /publisher/v1/confirm-email',
    'POST /publisher/v1/register',
    'POST /publisher/v1/undo-change',
    'POST /publisher/v1/undo-change/details',
  ]);
});
