import { expect, test } from 'vitest';
import { isUnavailable } from './unavailable.ts';

const failure = (message: string, details = {}) => Object.assign(new Error(message), details);

// As PostgreSQL 15, its driver and the operating system say it.
test.each([
  failure('terminating connection due to administrator command', { code: '57P01' }),
  failure('the database system is shutting down', { code: '57P03' }),
  failure('sorry, too many clients already', { code: '53300' }),
  failure('connection failure', { code: '08006' }),
  failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED', syscall: 'connect' }),
  failure('connect ENOENT /run/postgresql/.s.PGSQL.5432', { code: 'ENOENT', syscall: 'connect' }),
  failure('write EPIPE', { code: 'EPIPE' }),
  failure('Connection terminated unexpectedly'),
  failure('Connection terminated due to connection timeout'),
  failure('timeout exceeded when trying to connect'),
  failure('Client has encountered a connection error and is not queryable'),
])('$message: the database is unavailable', (error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  failure('duplicate key value violates unique constraint', { code: '23505' }),
  failure('canceling statement due to user request', { code: '57014' }),
  failure('open picture.png', { code: 'ENOENT', syscall: 'open' }),
  failure('password authentication failed', { code: '28P01' }),
  'ECONNREFUSED',
  null,
])('%s: it is not', (error) => {
  expect(isUnavailable(error)).toBe(false);
});
