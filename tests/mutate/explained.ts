const unreachable = 'A default for the compiler: there always is a value.';
const noDate = 'Any text that is no date says the same.';
const falsy = 'It is only asked whether it holds.';
const onceAnyway = 'A signal is aborted once.';
const noHost = 'Without a host there is no address either.';

/** Mutants of the code that no test can notice, and why. One that is killed or gone may not stand here. */
export const explained: Readonly<Record<string, string>> = {
  'src/portal/token-cookie.ts | } catch { return null; } -> } catch {}':
    'What is not there is no token, as null is none.',
  "src/api/send-with-progress.ts | signal.addEventListener('abort', () => request.abort(), { once: true }); -> signal.addEventListener('abort', () => request.abort(), {});":
    onceAnyway,
  "src/api/send-with-progress.ts | signal.addEventListener('abort', () => request.abort(), { once: true }); -> signal.addEventListener('abort', () => request.abort(), { once: false });":
    onceAnyway,
  "src/api/query-client.ts | signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true }); -> signal.addEventListener('abort', () => reject(new RequestCanceled()), {});":
    onceAnyway,
  "src/api/query-client.ts | signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: true }); -> signal.addEventListener('abort', () => reject(new RequestCanceled()), { once: false });":
    onceAnyway,
  'src/api/query-client.ts | const isRetry = (cache.getQueryState(queryKey)?.fetchFailureCount ?? 0) > 0; -> const isRetry = (cache.getQueryState(queryKey).fetchFailureCount ?? 0) > 0;':
    'What is asked for stands in the cache.',
  "src/api/file-answer.ts | const isOther = /html|json/.test(headers.get('content-type') ?? ''); -> const isOther = /html|json/.test(headers.get('content-type') ?? \"Stryker was here!\");":
    'Neither says that it is a page or JSON.',
  'src/api/call-path.ts | path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(params?.[name]))); -> path.replace(/\\{(\\w+)\\}/g, (_, name: string) => encodeURIComponent(String(params[name])));':
    'Whoever makes a call with parts in its path hands them in: the compiler sees to it.',
  'src/api/retries.ts | let probedAt: readonly number[] = []; -> let probedAt: readonly number[] = ["Stryker was here"];':
    'It is no time of the last minute, so it is dropped.',
  'src/api/retries.ts | () => false, -> () => undefined,': falsy,
  "src/api/retry-after.ts | const asked = headers.get('retry-after') ?? ''; -> const asked = headers.get('retry-after') ?? \"Stryker was here!\";":
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
  "src/api/filename.ts | return name.replaceAll(unseen, '').split(/[/\\\\]/).at(-1)?.trim() || 'download'; -> return name.replaceAll(unseen, '').split(/[/\\\\]/).at(-1).trim() || 'download';":
    unreachable,
  "src/api/filename.ts | const disposition = headers.get('content-disposition') ?? ''; -> const disposition = headers.get('content-disposition') ?? \"Stryker was here!\";":
    'It names no file either.',
  'src/api/filename.ts | } catch { return undefined; } -> } catch {}': 'Both give nothing back.',
};
