import { explainedInCharts } from './explained-charts.ts';
import { explainedInPortal } from './explained-portal.ts';

const unreachable = 'A default for the compiler: there always is a value.';
const noDate = 'Any text that is no date says the same.';
const sameAddress =
  'A path without a query is the same whoever writes it; only the code for queries comes sooner.';
const noStatus = 'It is no status.';
const noLink = 'What is not said is null in the outbox, and these mails have no link to tell.';
const readTwice =
  'Reviews that have fallen due concern pending accounts alone: any other is read twice and stands as it did.';
const noScheme = 'The header has no such word in front, as little as none at all.';
const noHost = 'Without a host there is no address either.';

/** Mutants of the code that no test can notice, and why. One that is killed or gone may not stand here. */
export const explained: Readonly<Record<string, string>> = {
  ...explainedInPortal,
  ...explainedInCharts,
  'src/portal/stored-token.ts | } catch { return null; } -> } catch {}':
    'What is not there is no token, as null is none.',
  "src/api/file-answer.ts | const isOther = /html|json/.test(headers.get('content-type') ?? ''); -> const isOther = /html|json/.test(headers.get('content-type') ?? \"Stryker was here!\");":
    'Neither says that it is a page or JSON.',
  'src/api/call-path.ts | path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(params?.[name]))); -> path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(params[name])));':
    'Whoever makes a call with parts in its path hands them in: the compiler sees to it.',
  "src/api/retry-after.ts | const requested = headers.get('retry-after') ?? ''; -> const requested = headers.get('retry-after') ?? \"Stryker was here!\";":
    noDate,
  "src/api/retry-after.ts | const now = Date.parse(headers.get('date') ?? ''); -> const now = Date.parse(headers.get('date') ?? \"Stryker was here!\");":
    noDate,
  'src/fields/addresses.ts | const last = labels.at(-1) ?? \'\'; -> const last = labels.at(-1) ?? "Stryker was here!";':
    unreachable,
  'src/fields/addresses.ts | const last = blocks.pop() ?? \'\'; -> const last = blocks.pop() ?? "Stryker was here!";':
    unreachable,
  'src/fields/addresses.ts | return Object.hasOwn(versions, version) && (versions[version]?.(text) ?? false); -> return Object.hasOwn(versions, version) && (versions[version](text) ?? false);':
    unreachable,
  'src/fields/addresses.ts | return Object.hasOwn(versions, version) && (versions[version]?.(text) ?? false); -> return Object.hasOwn(versions, version) && (versions[version]?.(text) ?? true);':
    unreachable,
  "src/fields/addresses.ts | const [, user = '', host = '', port] = authorityParts.exec(authority) ?? []; -> const [, user = \"Stryker was here!\", host = '', port] = authorityParts.exec(authority) ?? [];":
    'It has no colon, as little as no user at all.',
  "src/fields/addresses.ts | const [, user = '', host = '', port] = authorityParts.exec(authority) ?? []; -> const [, user = '', host = \"Stryker was here!\", port] = authorityParts.exec(authority) ?? [];":
    noHost,
  "src/fields/addresses.ts | const [, user = '', host = '', port] = authorityParts.exec(authority) ?? []; -> const [, user = '', host = '', port] = authorityParts.exec(authority) ?? [\"Stryker was here\"];":
    noHost,
  'src/fields/addresses.ts | const [beforeQuery = \'\'] = text.split(/[?#]/, 1); -> const [beforeQuery = "Stryker was here!"] = text.split(/[?#]/, 1);':
    unreachable,
  "src/fields/addresses.ts | const [authority = ''] = beforeQuery.slice(separator === -1 ? 0 : separator + 3).split('/', 1); -> const [authority = \"Stryker was here!\"] = beforeQuery.slice(separator === -1 ? 0 : separator + 3).split('/', 1);":
    unreachable,
  'src/fields/credit-card.ts | .reduce((total, digit, index) => total + (index % 2 === 1 ? doubled(Number(digit)) : Number(digit)), 0); -> .reduce((total, digit, index) => total - (index % 2 === 1 ? doubled(Number(digit)) : Number(digit)), 0);':
    'The sum and its opposite end in 0 together.',
  'src/fields/dates.ts | if (error instanceof RangeError) return null; -> if (true) return null;':
    'Nothing else is thrown there.',
  "src/fields/dates.ts | typeof text === 'string' && inclusivities.includes(text); -> true && inclusivities.includes(text);":
    'What is no text is not in the list.',
  "src/fields/rules.ts | const [whole = '', ...fractions] = text.replace(/[eE]-?\\d+$/, '').split(separator); -> const [whole = \"Stryker was here!\", ...fractions] = text.replace(/[eE]-?\\d+$/, '').split(separator);":
    unreachable,
  'src/fields/rules.ts | return isWithin(time, [min, max], isInclusivity(inclusivity) ? inclusivity : \'()\'); -> return isWithin(time, [min, max], isInclusivity(inclusivity) ? inclusivity : "");':
    'Without brackets as with round ones the ends do not belong to the range.',
  "src/server/auth/oauth-clients.ts | new URLSearchParams(`part=${text.replaceAll('&', '%26')}`).get('part') ?? ''; -> new URLSearchParams(`part=${text.replaceAll('&', '%26')}`).get('part') ?? \"Stryker was here!\";":
    unreachable,
  'src/server/auth/callers.ts | const [, token] = /^Bearer ([\\w.~+/-]+=*)$/i.exec(authorization ?? \'\') ?? []; -> const [, token] = /^Bearer ([\\w.~+/-]+=*)$/i.exec(authorization ?? "Stryker was here!") ?? [];':
    noScheme,
  "src/server/auth/callers.ts | const [, token] = /^Bearer ([\\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? []; -> const [, token] = /^Bearer ([\\w.~+/-]+=*)$/i.exec(authorization ?? '') ?? [\"Stryker was here\"];":
    'The token is the second of what was found.',
  "src/server/auth/oauth-clients.ts | const [, encoded = ''] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? '') ?? []; -> const [, encoded = \"Stryker was here!\"] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? '') ?? [];":
    'Read as base64 it has no colon either.',
  "src/server/auth/oauth-clients.ts | const [, encoded = ''] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? '') ?? []; -> const [, encoded = ''] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? \"Stryker was here!\") ?? [];":
    noScheme,
  "src/server/auth/oauth-clients.ts | const [, encoded = ''] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? '') ?? []; -> const [, encoded = ''] = /^Basic ([\\w+/]+=*)$/i.exec(authorization ?? '') ?? [\"Stryker was here\"];":
    'What was encoded is the second of what was found.',
  "src/server/auth/sign-in.ts | if (account.status !== 'pending') { -> if (false) {": readTwice,
  "src/server/auth/sign-in.ts | if (account.status !== 'pending') { refuseUnlessActive(account); return; } -> if (account.status !== 'pending') {}":
    readTwice,
  'src/api/client.ts | if (isFirst(endpoint) || endpoint.query === undefined) return callPath(endpoint, input.params); -> if (false) return callPath(endpoint, input.params);':
    sameAddress,
  'src/api/client.ts | if (isFirst(endpoint) || endpoint.query === undefined) return callPath(endpoint, input.params); -> if (isFirst(endpoint) && endpoint.query === undefined) return callPath(endpoint, input.params);':
    sameAddress,
  'src/api/client.ts | if (isFirst(endpoint) || endpoint.query === undefined) return callPath(endpoint, input.params); -> if (isFirst(endpoint) || false) return callPath(endpoint, input.params);':
    sameAddress,
  "src/api/client.ts | return typeof body === 'string' ? body : ''; -> return true ? body : '';":
    'Where there is no body, nothing is read either way.',
  'src/api/answer.ts | if (parsed.success) return parsed.data; -> if (false) return parsed.data;':
    'What the contract reads is read leniently as well, without losses; its code only loads for nothing.',
  "src/api/client.ts | : await send(whole, endpoint.answer.kind === 'file' ? 'blob' : 'text', signal); -> : await send(whole, true ? 'blob' : 'text', signal);":
    'The text of a blob is read as well.',
  'src/api/client.ts | const allReported: StatusLists = { ignoredErrorCodes: [], loadingErrorCodes: [] }; -> const allReported: StatusLists = { ignoredErrorCodes: ["Stryker was here"], loadingErrorCodes: [] };':
    noStatus,
  'src/api/client.ts | const allReported: StatusLists = { ignoredErrorCodes: [], loadingErrorCodes: [] }; -> const allReported: StatusLists = { ignoredErrorCodes: [], loadingErrorCodes: ["Stryker was here"] };':
    noStatus,
  "src/contract/first-calls.ts | const isTimed = typeof expires_in === 'number' && Number.isFinite(expires_in) && expires_in > 0; -> const isTimed = true && Number.isFinite(expires_in) && expires_in > 0;":
    'Number.isFinite says no to whatever is no number.',
  'src/i18n/error-messages.ts | return code !== null && Object.hasOwn(texts, code) ? texts[code as ErrorCode] : null; -> return true && Object.hasOwn(texts, code) ? texts[code as ErrorCode] : null;':
    'No code of the table is called null.',
  "src/server/auth/passwords.ts | const [, , , parameters = '', nonce = '', tag = ''] = phc.split('$'); -> const [, , , parameters = \"Stryker was here!\", nonce = '', tag = ''] = phc.split('$');":
    unreachable,
  "src/server/auth/passwords.ts | const [, , , parameters = '', nonce = '', tag = ''] = phc.split('$'); -> const [, , , parameters = '', nonce = \"Stryker was here!\", tag = ''] = phc.split('$');":
    unreachable,
  "src/server/auth/passwords.ts | const [, , , parameters = '', nonce = '', tag = ''] = phc.split('$'); -> const [, , , parameters = '', nonce = '', tag = \"Stryker was here!\"] = phc.split('$');":
    unreachable,
  'src/server/auth/register.ts | return rows[0]?.id ?? 0; -> return rows[0].id ?? 0;': unreachable,
  'src/server/auth/passwords.ts | return timingSafeEqual(tag, stored.tag) && phc !== null; -> return timingSafeEqual(tag, stored.tag) && true;':
    'Nobody knows the password of the decoy.',
  "src/server/auth/register.ts | await sendMail(context, { template: 'already-registered', to: user, values: { link: null } }); -> await sendMail(context, { template: 'already-registered', to: user, values: {} });":
    noLink,
  "src/server/auth/passwords.ts | const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, ''); -> const encode = (bytes: Buffer) => bytes.toString('base64').replace(/=+/, '');":
    'In base64 the equals signs stand at the end.',
};
