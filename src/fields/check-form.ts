import { parseWithZod } from '@conform-to/zod/v4';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type * as z from 'zod/mini';

type Issue = z.core.$ZodIssue;
/** The errors of a form, by the name of the field. */
export type FormErrors = Readonly<Record<string, readonly MessageDescriptor[]>>;
/** What was typed, as its schema has it, or what is wrong with it. */
export type Checked<Value> = { value: Value } | { errors: FormErrors };

const formats: Readonly<Record<string, MessageDescriptor>> = { email: msg`This is not a valid email` };

/** The product texts of what a field may lack (F1). */
function describeIssue(issue: Issue): MessageDescriptor {
  if (issue.code === 'invalid_type') return msg`Required`;
  return (issue.code === 'invalid_format' && formats[issue.format]) || msg`This value is not valid`;
}

/** Checks what was typed against a schema. Errors are descriptors, so that they follow a change of language (F1). */
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
