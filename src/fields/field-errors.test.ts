import { msg } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { projectFiles, readProjectFile } from '../../tests/support/source-files.ts';
import { errorsOfFailure } from './field-errors.ts';

const fields = { email: { type: 'email', label: msg`Email` } } as const;
const saidOf = (code: string) =>
  errorsOfFailure(
    new ApiError({
      status: 422,
      entries: [{ field: 'email', code, description: 'The words of the server' }],
    }),
    fields,
  ).fieldErrors['email'];

// A repeated password that differs and terms that are no longer in force are refused by the screen before.
const seenBefore = new Set(['CONFIRMED', 'not_in_force']);

test('[E4] what the network refuses in profile, security and billing is told in the language of the screen', () => {
  const files = projectFiles.filter((file) => /^src\/server\/(account|auth)\/(?!.*\.test\.)/.test(file));
  const codes = files.flatMap((file) =>
    [...readProjectFile(file).matchAll(/(?:refuseField\([^,]+, |\bcode: )'(\w+)'/g)].map(([, code]) => code),
  );
  const named = new Set(codes.filter((code) => code !== undefined && !seenBefore.has(code)));
  expect(named).toContain('SAME');
  expect([...named].filter((code) => typeof saidOf(String(code))?.[0] === 'string')).toEqual([]);
});
