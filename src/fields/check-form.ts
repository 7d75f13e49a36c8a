import { parseWithZod } from '@conform-to/zod/v4';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
export type FormErrors = Readonly<Record<string, readonly MessageDescriptor[]>>;
export type Checked<Value> = { value: Value } | { errors: FormErrors };

const formats: Readonly<Record<string, MessageDescriptor>> = { email: msg`This is not a valid email` };

function describeIssue(issue: Issue): MessageDescriptor {
  if (issue.code === 'invalid_type') return msg`Required`;
  return (issue.code === 'invalid_format' && formats[issue.format]) || msg`This value is not valid`;
}

/** Validates values against a schema. Errors are descriptors, so they follow a change of language (F1). */
export function checkForm<Value>(formData: FormData, schema: z.ZodMiniType<Value>): Checked<Value> {
  const submission = parseWithZod(formData, {
    schema,
    formatError: (issues: Issue[]) => issues.map(describeIssue),
  });
  if (submission.status === 'success') return { value: submission.value };
  const found: Record<string, MessageDescriptor[] | null> = submission.error ?? {};
  return {
    errors: Object.fromEntries(Object.entries(found).map(([name, messages]) => [name, messages ?? []])),
  };
}
