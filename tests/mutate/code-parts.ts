/** Files that are broken in turn, and the tests that have to notice it: those that need no network of their own first. */
export type CodePart = { name: string; files: readonly string[]; judges: readonly string[] };

/** The code beside the charts of which the tests have to notice 95 in 100 faults. */
export const codeParts: readonly CodePart[] = [
  {
    name: 'error',
    files: [
      'src/api/answer.ts',
      'src/api/api-error.ts',
      'src/api/envelope.ts',
      'src/api/refusal.ts',
      'src/contract/errors.ts',
      'src/contract/first-calls.ts',
      'src/i18n/error-messages.ts',
    ],
    judges: [
      'src/api/answer.test.ts',
      'src/api/api-error.test.ts',
      'src/api/envelope.test.ts',
      'src/api/refusal.test.ts',
      'src/contract/first-calls.test.ts',
      'src/i18n/error-messages.test.ts',
      'src/api/client.test.ts',
      'tests/properties/answers.test.ts',
    ],
  },
  {
    name: 'redirect',
    files: ['machines/lib/location.ts', 'src/api/web-address.ts'],
    judges: [
      'src/api/web-address.test.ts',
      'tests/machines/location.test.ts',
      'tests/properties/addresses.test.ts',
      'tests/security/links.test.ts',
    ],
  },
  {
    name: 'session',
    files: [
      'src/api/user.ts',
      'src/portal/session.ts',
      'src/portal/stored-token.ts',
      'src/portal/token-cookie.ts',
      'src/portal/token-watch.ts',
    ],
    judges: [
      'src/api/user.test.ts',
      'tests/session/session-effects.test.ts',
      'tests/session/token-cookie.test.ts',
      'tests/session/token-watch.test.ts',
    ],
  },
  {
    name: 'http',
    files: [
      'src/api/call-address.ts',
      'src/api/call-path.ts',
      'src/api/client.ts',
      'src/api/file-answer.ts',
      'src/api/in-flight.ts',
      'src/api/not-offered.ts',
      'src/api/query-client.ts',
      'src/api/retries.ts',
      'src/api/retry-after.ts',
      'src/api/send-call.ts',
      'src/api/send-with-progress.ts',
    ],
    judges: [
      'src/api/call-address.test.ts',
      'src/api/file-answer.test.ts',
      'src/api/in-flight.test.ts',
      'src/api/not-offered.test.ts',
      'src/api/query-client.test.ts',
      'src/api/retry-after.test.ts',
      'src/api/send-with-progress.test.ts',
      'src/api/retries.test.ts',
      'src/api/held-calls.test.ts',
      'src/api/sending.test.ts',
      'src/api/client.test.ts',
      'tests/properties/answers.test.ts',
      'tests/properties/files.test.ts',
      'tests/security/files.test.ts',
    ],
  },
  {
    name: 'rules',
    files: [
      'src/fields/addresses.ts',
      'src/fields/credit-card.ts',
      'src/fields/dates.ts',
      'src/fields/image-size.ts',
      'src/fields/letters.ts',
      'src/fields/rule-set.ts',
      'src/fields/rules-to-schema.ts',
      'src/fields/rules.ts',
    ],
    judges: [
      'src/fields/rules.test.ts',
      'src/fields/credit-card.test.ts',
      'src/fields/image-size.test.ts',
      'src/fields/rule-set.test.ts',
      'src/fields/rules-to-schema.test.ts',
      'src/fields/kit.test.ts',
      'src/fields/properties.test.ts',
    ],
  },
  {
    name: 'server auth',
    files: [
      'src/server/auth/api-token.ts',
      'src/server/auth/callers.ts',
      'src/server/auth/handlers.ts',
      'src/server/auth/known-addresses.ts',
      'src/server/auth/limit-counters.ts',
      'src/server/auth/limits.ts',
      'src/server/auth/oauth-clients.ts',
      'src/server/auth/password-reset.ts',
      'src/server/auth/passwords.ts',
      'src/server/auth/privileges.ts',
      'src/server/auth/register.ts',
      'src/server/auth/secrets.ts',
      'src/server/demo/shadow-link.ts',
      'src/server/auth/sign-in.ts',
      'src/server/auth/tokens.ts',
      'src/server/auth/verify-email.ts',
    ],
    judges: [
      'src/server/auth/callers.test.ts',
      'src/server/auth/password-rules.test.ts',
      'tests/api/sessions.test.ts',
      'src/server/auth/limits.test.ts',
      'src/server/auth/passwords.test.ts',
      'tests/api/attempts.test.ts',
      'tests/api/api-token.test.ts',
      'tests/api/auth.test.ts',
      'tests/api/limits.test.ts',
      'tests/api/oauth.test.ts',
      'tests/api/partners.test.ts',
      'tests/api/password.test.ts',
      'tests/api/register.test.ts',
      'tests/api/verification.test.ts',
    ],
  },
];

/** All parts, or those named by part or file. */
export function partsOf(only: readonly string[]): CodePart[] {
  if (only.length === 0) return [...codeParts];
  return codeParts
    .map((part) => {
      const isWhole = only.includes(part.name);
      return { ...part, files: part.files.filter((file) => isWhole || only.includes(file)) };
    })
    .filter(({ files }) => files.length > 0);
}
