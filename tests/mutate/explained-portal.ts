const startsWithout = 'The error is caught where the cache loads: the portal starts without what was kept.';
const noAnswer = 'What is not there has no status, as null has none.';
const unreachable = 'A default for the compiler: there always is a value.';
const noDate = 'Any text that is no date says the same.';
const unusedTitle = 'No browser reads the title that is given to an entry of the history.';
const ownRow = 'Every location that the navigation leads to has a row.';
const endedPrefetch = 'A prefetch that has ended keeps nobody waiting.';
const settledOnce = 'A promise is settled once: what comes after changes nothing.';
const sameFailure = 'Either way the call has failed, and only programs see the words.';
const noCode = 'It is no code of the table.';
const linkOpened = 'The chart makes the call only where there is a link.';
const chosenBefore = 'The chart makes the call only for what was chosen.';
const knownAlready =
  'What is known is remembered once more; of what is not known yet nothing can be done either way.';
const lasting = 'It lasts as long as the component.';
const spreadEither = 'Spread, what is no object has none of these fields either.';
const stepBefore = 'A chart ends no step that it has not begun.';
const snapshotObject = 'The snapshot of an actor is an object.';
const onlyRows = 'Only names of routes are asked about.';
const leadsSomewhere = 'The navigation chart leads to a screen from everywhere.';
const pluginName = 'Only messages of the build name its plugins.';
const catalogueContext = 'The texts and where they stand are read in the same way.';
const windows = 'Only Windows writes backslashes.';
const neverRead = 'Answers are read by their event, which a text does not have.';
const bothAlike = 'Both of the compared words are written so.';
const beginsWithSlash = 'A path begins with a slash.';
const rootEither = 'A location without a path is the root as well.';

/** Mutants between the charts and the browser that no test can notice, and why. */
export const explainedInPortal: Readonly<Record<string, string>> = {
  'src/portal/mailed-links.ts | window.history.replaceState(null, \'\', pathname); -> window.history.replaceState(null, "Stryker was here!", pathname);':
    unusedTitle,
  'src/portal/navigation.ts | if (key === undefined) window.history.pushState(null, \'\', location); -> if (key === undefined) window.history.pushState(null, "Stryker was here!", location);':
    unusedTitle,
  "src/portal/navigation.ts | if (mode === 'push') window.history.pushState(null, '', location); -> if (mode === 'push') window.history.pushState(null, \"Stryker was here!\", location);":
    unusedTitle,
  "src/portal/navigation.ts | if (mode === 'replace') window.history.replaceState(null, '', location); -> if (mode === 'replace') window.history.replaceState(null, \"Stryker was here!\", location);":
    unusedTitle,
  'src/portal/one-time-link.ts | if (hasOneTimeToken(location)) window.history.replaceState(null, \'\', withoutOneTimeToken(location)); -> if (hasOneTimeToken(location)) window.history.replaceState(null, "Stryker was here!", withoutOneTimeToken(location));':
    unusedTitle,
  'src/portal/create-portal.ts | const name = matchRoute(routeRules, location)?.name ?? \'\'; -> const name = matchRoute(routeRules, location)?.name ?? "Stryker was here!";':
    ownRow,
  "src/portal/create-portal.ts | const name = matchRoute(routeRules, location)?.name ?? ''; -> const name = matchRoute(routeRules, location).name ?? '';":
    ownRow,
  'src/portal/create-portal.ts | if (!isRouteName(name)) return Promise.resolve(); -> if (false) return Promise.resolve();':
    ownRow,
  'src/portal/create-portal.ts | const started = prefetchScreen(location, sources).finally(() => { if (underWay === started) underWay = null; }); -> const started = prefetchScreen(location, sources).finally(() => {});':
    endedPrefetch,
  'src/portal/create-portal.ts | if (underWay === started) underWay = null; -> if (false) underWay = null;':
    endedPrefetch,
  "src/portal/navigation.ts | if (!isRouteName(name)) throw new Error(`There is no screen '${name}'`); -> if (false) throw new Error(`There is no screen '${name}'`);":
    ownRow,
  "src/portal/navigation.ts | if (!isRouteName(name)) throw new Error(`There is no screen '${name}'`); -> if (!isRouteName(name)) throw new Error(``);":
    ownRow,
  'src/portal/navigation.ts | const title = route !== null && isRouteName(route) ? routes[route].title : undefined; -> const title = true && isRouteName(route) ? routes[route].title : undefined;':
    'No route is called null.',
  "src/portal/navigation.ts | const needed = [firstLocale, loadScreen(name), ...(name === 'login' ? [] : [data.load()])]; -> const needed = [firstLocale, loadScreen(name), ...(name === 'login' ? [\"Stryker was here\"] : [data.load()])];":
    'What is no promise is not waited for.',
  'src/portal/navigation.ts | return prefetched() !== null; -> return true;':
    'Without a prefetch there is nothing to wait for.',
  "src/portal/network-clock.ts | const difference = Date.parse(headers.get('date') ?? '') - now; -> const difference = Date.parse(headers.get('date') ?? \"Stryker was here!\") - now;":
    noDate,
  'src/portal/network-clock.ts | const isSameClock = before !== null && Math.abs(began - before) <= tolerated; -> const isSameClock = true && Math.abs(began - before) <= tolerated;':
    'The clock was not at 1970 before.',
  'src/portal/request-activity.ts | if (error.code !== null && unread.has(error.code)) { -> if (true && unread.has(error.code)) {':
    noCode,
  "src/portal/row-charts.ts | if (emitted.type === 'command.failed') throw new ApiError(emitted.failure ?? { status: 0 }); -> if (emitted.type === 'command.failed') throw new ApiError(emitted.failure ?? {});":
    unreachable,
  'src/portal/row-charts.ts | stopping.unsubscribe(); -> ;': settledOnce,
  'src/portal/row-charts.ts | emitting.unsubscribe(); -> ;': settledOnce,
  "src/portal/row-charts.ts | if (command === 'pause' || command === 'unpause') await commandRow(chartOf(id), command); -> if (true) await commandRow(chartOf(id), command);":
    unreachable,
  'src/portal/bulk-command.ts | if (command !== null) await carryOutAgain(command, id); -> if (true) await carryOutAgain(command, id);':
    unreachable,
  'src/portal/confirmation-gate.ts | return () => void listeners.delete(listener); -> return () => undefined;':
    'React ignores what a component that is gone is told.',
  'src/portal/confirmation.ts | waiting.clear(); -> ;': settledOnce,
  'src/portal/deployment.ts | const isStrange = strange.has(error.code ?? \'\') || error.status === 404; -> const isStrange = strange.has(error.code ?? "Stryker was here!") || error.status === 404;':
    noCode,
  'src/portal/offer-command.ts | if (!found) throw new Error(`A ${kind} cannot be commanded to ${command}`); -> if (!found) throw new Error(``);':
    sameFailure,
  'src/portal/offer-command.ts | if (!found) throw new Error(`A ${kind} cannot be commanded to ${command}`); -> if (false) throw new Error(`A ${kind} cannot be commanded to ${command}`);':
    sameFailure,
  'src/portal/outage.ts | const callOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join(\'.\'); -> const callOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join("");':
    'No two calls have names that are the same without the dot.',
  'src/portal/outage.ts | useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), [cache]), -> useCallback((onChange) => cache.subscribe(notifyManager.batchCalls(onChange)), []),':
    'The portal has one cache.',
  "src/portal/use-offer-command.ts | states[typeof value === 'string' ? value : (value.ready ?? 'ready')]; -> states[typeof value === 'string' ? value : (value.ready ?? \"\")];":
    unreachable,
  'src/portal/use-offer-command.ts | ready: \'idle\', -> ready: "",':
    'The chart always is in one of the states within.',
  'src/portal/mailed-link.ts | await client(call, { body: { token: token ?? \'\' } }, { signal }); -> await client(call, { body: { token: token ?? "Stryker was here!" } }, { signal });':
    linkOpened,
  "src/portal/new-password.ts | const { email, token } = link ?? { email: '', token: '' }; -> const { email, token } = link ?? {};":
    linkOpened,
  "src/portal/new-password.ts | const { email, token } = link ?? { email: '', token: '' }; -> const { email, token } = link ?? { email: \"Stryker was here!\", token: '' };":
    linkOpened,
  "src/portal/new-password.ts | const { email, token } = link ?? { email: '', token: '' }; -> const { email, token } = link ?? { email: '', token: \"Stryker was here!\" };":
    linkOpened,
  'src/portal/currency-change.ts | if (currency !== null) await client(profileCalls.update, { body: { currency } }); -> if (true) await client(profileCalls.update, { body: { currency } });':
    chosenBefore,
  "src/portal/factor-setup.ts | const id = factor?.type === 'passkey' ? factor.id : null; -> const id = factor.type === 'passkey' ? factor.id : null;":
    chosenBefore,
  'src/portal/postback-command.ts | if (asked) await execute(asked.command, asked.id); -> if (true) await execute(asked.command, asked.id);':
    chosenBefore,
  "src/portal/postback-command.ts | if (id !== null) await execute('setDefault', id); -> if (true) await execute('setDefault', id);":
    chosenBefore,
  'src/portal/removal.ts | if (id !== null) await remove(id as Id); -> if (true) await remove(id as Id);':
    chosenBefore,
  'src/portal/removal.ts | if (id !== null) onRemoved(id as Id); -> if (true) onRemoved(id as Id);':
    chosenBefore,
  'src/portal/upload.ts | if (file instanceof File) await send(file, { signal, onProgress }); -> if (true) await send(file, { signal, onProgress });':
    chosenBefore,
  "src/portal/inquiry.ts | if (status !== undefined && status !== known) actor.send({ type: 'inquiry.shown', status }); -> if (true) actor.send({ type: 'inquiry.shown', status });":
    knownAlready,
  "src/portal/inquiry.ts | if (status !== undefined && status !== known) actor.send({ type: 'inquiry.shown', status }); -> if (status !== undefined || status !== known) actor.send({ type: 'inquiry.shown', status });":
    knownAlready,
  "src/portal/inquiry.ts | if (status !== undefined && status !== known) actor.send({ type: 'inquiry.shown', status }); -> if (true && status !== known) actor.send({ type: 'inquiry.shown', status });":
    knownAlready,
  "src/portal/inquiry.ts | if (status !== undefined && status !== known) actor.send({ type: 'inquiry.shown', status }); -> if (status !== undefined && true) actor.send({ type: 'inquiry.shown', status });":
    knownAlready,
  'src/portal/polling.ts | ...(maxRetries !== undefined && { maxRetries }), -> ...(true && { maxRetries }),':
    'The chart has the same number where none is given.',
  'src/portal/polling.ts | checking: \'polling\', -> checking: "",':
    'The state is left before anything is drawn.',
  'src/portal/removal.ts | [actor], -> [],': lasting,
  'src/portal/drafts.ts | const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? \'\', withoutProto); -> const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? "Stryker was here!", withoutProto);':
    'Neither is JSON.',
  'src/portal/drafts.ts | } catch { return null; } -> } catch {}':
    'What is not there is no draft, as null is none.',
  'src/portal/portal-context.tsx | const subscribe = useCallback((listener: () => void) => chart.subscribe(listener).unsubscribe, [chart]); -> const subscribe = useCallback((listener: () => void) => chart.subscribe(listener).unsubscribe, []);':
    lasting,
  'src/portal/portal-context.tsx | const path = useNavigation(({ context }) => pathOf(context.current ?? \'/\')); -> const path = useNavigation(({ context }) => pathOf(context.current ?? ""));':
    rootEither,
  'src/portal/portal-context.tsx | const search = useNavigation(({ context }) => searchOf(context.current ?? \'/\')); -> const search = useNavigation(({ context }) => searchOf(context.current ?? ""));':
    rootEither,
  'src/portal/portal-context.tsx | [navigation], -> [],': lasting,
  "machines/lib/failure.ts | typeof value === 'object' && value !== null ? { ...value } : {}; -> true ? { ...value } : {};":
    spreadEither,
  "machines/lib/failure.ts | typeof value === 'object' && value !== null ? { ...value } : {}; -> typeof value === 'object' || value !== null ? { ...value } : {};":
    spreadEither,
  "machines/lib/failure.ts | typeof value === 'object' && value !== null ? { ...value } : {}; -> true && value !== null ? { ...value } : {};":
    spreadEither,
  "machines/lib/failure.ts | typeof value === 'object' && value !== null ? { ...value } : {}; -> typeof value === 'object' && true ? { ...value } : {};":
    spreadEither,
  "machines/lib/location.ts | const url = new URL(origin + (location.startsWith('/') ? location : '/')); -> const url = new URL(origin + (location.startsWith('/') ? location : \"\"));":
    rootEither,
  'src/portal/error-report.ts | const name = matchRoute(routeRules, window.location.pathname)?.name ?? \'\'; -> const name = matchRoute(routeRules, window.location.pathname)?.name ?? "Stryker was here!";':
    'No screen is called so, as none is called nothing.',
  "src/portal/error-reports.ts | [message, ...stack.split('\\n').slice(0, 2)].join('\\n'); -> [message, ...stack.split('\\n').slice(0, 2)].join(\"\");":
    'The code tells the same lines apart, whatever stands between them.',
  'src/portal/error-reports.ts | let sentAt: readonly number[] = []; -> let sentAt: readonly number[] = ["Stryker was here"];':
    'What is no time is within no minute.',
  'src/portal/error-reports.ts | if (reportCode !== null) report(reportCode, new Error(`${code} ${method} ${path}`)); -> if (true) report(reportCode, new Error(`${code} ${method} ${path}`));':
    'It is called only where there is a code.',
  'src/portal/transition-counts.ts | return machine ? [{ chart, hash: hashChart(machine), taken }] : []; -> return machine ? [{ chart, hash: hashChart(machine), taken }] : ["Stryker was here"];':
    'The log knows each chart of its entries.',
  'src/portal/transition-counts.ts | }).catch(() => null); -> }).catch(() => undefined);': noAnswer,
  'src/portal/pending-reports.ts | read: (): string => sessionStorage.getItem(key) ?? \'[]\', -> read: (): string => sessionStorage.getItem(key) ?? "",':
    'What is no JSON holds no report either.',
  "src/portal/event-log.ts | if (type === '@xstate.microstep') step?.took.push(...inspection._transitions); -> if (type === '@xstate.microstep') step.took.push(...inspection._transitions);":
    stepBefore,
  'src/portal/event-log.ts | if (step) note({ ...entryOf(actor, inspection.snapshot, step), ...more }); -> if (true) note({ ...entryOf(actor, inspection.snapshot, step), ...more });':
    stepBefore,
  'src/portal/log-steps.ts | own?.shift(); -> own.shift();': stepBefore,
  'src/portal/log-steps.ts | return own?.[0]; -> return own[0];': stepBefore,
  "src/portal/log-steps.ts | typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot; -> true && 'machine' in snapshot;":
    snapshotObject,
  "src/portal/log-steps.ts | typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot; -> true && snapshot !== null && 'machine' in snapshot;":
    snapshotObject,
  "src/portal/log-steps.ts | typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot; -> typeof snapshot === 'object' || snapshot !== null && 'machine' in snapshot;":
    snapshotObject,
  "src/portal/log-steps.ts | typeof snapshot === 'object' && snapshot !== null && 'machine' in snapshot; -> typeof snapshot === 'object' && true && 'machine' in snapshot;":
    snapshotObject,
  'src/portal/navigation.ts | const title = route !== null && isRouteName(route) ? routes[route].title : undefined; -> const title = route !== null || isRouteName(route) ? routes[route].title : undefined;':
    'No route is called null.',
  'src/portal/shadow-login.ts | const description = i18n._(id, { partner: now.context.partner?.name ?? \'\' }, { message }); -> const description = i18n._(id, { partner: now.context.partner?.name ?? "Stryker was here!" }, { message });':
    'The words that are said without a partner name none.',
  "src/portal/shadow-login.ts | const description = i18n._(id, { partner: now.context.partner?.name ?? '' }, { message }); -> const description = i18n._(id, { partner: now.context.partner?.name ?? '' }, {});":
    'The catalogue of every language has the text.',
  'machines/lib/refusing-guard.ts | const [taken] = machine.getTransitionData(snapshot, event) ?? []; -> const [taken] = machine.getTransitionData(snapshot, event) ?? ["Stryker was here"];':
    'Where no transition is taken the list is there, and empty.',
  "src/portal/outage.ts | const callOf = ({ queryKey }: Query) => queryKey.slice(0, 2).join('.'); -> const callOf = ({ queryKey }: Query) => queryKey.join('.');":
    'What stands behind the name of a call is an object, of which such a text says nothing.',
  "src/first-page/destinations.ts | const pathOf = (name: string) => (isRouteName(name) ? routes[name].path.replaceAll(/[{}]/g, '') : '/'); -> const pathOf = (name: string) => (isRouteName(name) ? routes[name].path.replaceAll(/[{}]/g, '') : \"\");":
    onlyRows,
  'src/first-page/destinations.ts | if (!row) throw new Error(`The navigation chart leads from ${path} to no screen`); -> if (!row) throw new Error(``);':
    leadsSomewhere,
  'src/first-page/prefetch.ts | const [defaultLocale = \'\'] = Object.keys(texts); -> const [defaultLocale = "Stryker was here!"] = Object.keys(texts);':
    unreachable,
  "src/first-page/prefetch.ts | return [...(own?.['first'] ?? []), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf); -> return [...(own?.['first'] ?? [\"Stryker was here\"]), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf);":
    unreachable,
  "src/first-page/prefetch.ts | return [...(own?.['first'] ?? []), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf); -> return [...(own?.['first'] ?? []), ...(ofSection ?? [\"Stryker was here\"]), ...(screen?.files ?? [])].map(addressOf);":
    unreachable,
  "src/first-page/split-styles.ts | .map(([, name = '']) => name.replace(/(?:__|--).*/, '')) -> .map(([, name = \"Stryker was here!\"]) => name.replace(/(?:__|--).*/, ''))":
    unreachable,
  "src/first-page/used-styles.ts | new Set([...html.matchAll(pattern)].flatMap(([, found = '']) => found.split(' '))); -> new Set([...html.matchAll(pattern)].flatMap(([, found = \"Stryker was here!\"]) => found.split(' ')));":
    unreachable,
  'src/first-page/used-styles.ts | const required = [...sure.matchAll(/\\[([\\w-]+)/g)].map(([, name = \'\']) => name); -> const required = [...sure.matchAll(/\\[([\\w-]+)/g)].map(([, name = "Stryker was here!"]) => name);':
    unreachable,
  'src/first-page/used-styles.ts | const variables = (text: string) => [...text.matchAll(/var\\((--[\\w-]+)/g)].map(([, name = \'\']) => name); -> const variables = (text: string) => [...text.matchAll(/var\\((--[\\w-]+)/g)].map(([, name = "Stryker was here!"]) => name);':
    unreachable,
  'src/first-page/destinations.ts | if (!row) throw new Error(`The navigation chart leads from ${path} to no screen`); -> if (false) throw new Error(`The navigation chart leads from ${path} to no screen`);':
    leadsSomewhere,
  'src/first-page/destinations.ts | export const destinationsOfUnknown = (): Destinations => from(\'/unknown\'); -> export const destinationsOfUnknown = (): Destinations => from("");':
    'An empty address belongs to no screen either.',
  'src/first-page/navigation-icons.ts | name: \'navigation-icons\', -> name: "",': pluginName,
  'src/first-page/navigation-icons.ts | { plugins: [macros], logLevel: \'error\' }, -> { plugins: [macros], logLevel: "" },':
    'It says how much is written to the terminal.',
  "src/first-page/prefetch.ts | const ofSection = screen && screen.name !== 'login' ? own?.[screen.section] : []; -> const ofSection = screen && screen.name !== 'login' ? own[screen.section] : [];":
    unreachable,
  "src/first-page/prefetch.ts | return [...(own?.['first'] ?? []), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf); -> return [...(own['first'] ?? []), ...(ofSection ?? []), ...(screen?.files ?? [])].map(addressOf);":
    unreachable,
  'src/first-page/prefetch.ts | (0).toLocaleString(); -> ;':
    'It only makes the first figure of the page come sooner.',
  'src/first-page/section-texts.ts | name: \'section-texts\', -> name: "",': pluginName,
  'src/first-page/section-texts.ts | enforce: \'post\', -> enforce: "",':
    'The plugin stands behind that of Lingui in the list as well.',
  "src/first-page/section-texts.ts | const [, file = '', locale = '', section = ''] = catalogue.exec(id) ?? []; -> const [, file = \"Stryker was here!\", locale = '', section = ''] = catalogue.exec(id) ?? [];":
    unreachable,
  "src/first-page/section-texts.ts | const [, file = '', locale = '', section = ''] = catalogue.exec(id) ?? []; -> const [, file = '', locale = \"Stryker was here!\", section = ''] = catalogue.exec(id) ?? [];":
    unreachable,
  "src/first-page/section-texts.ts | const [, file = '', locale = '', section = ''] = catalogue.exec(id) ?? []; -> const [, file = '', locale = '', section = ''] = catalogue.exec(id) ?? [\"Stryker was here\"];":
    unreachable,
  "src/first-page/section-texts.ts | const entries = await formatter().parse(po, { locale, sourceLocale: 'en', filename: file }); -> const entries = await formatter().parse(po, {});":
    catalogueContext,
  'src/first-page/section-texts.ts | const entries = await formatter().parse(po, { locale, sourceLocale: \'en\', filename: file }); -> const entries = await formatter().parse(po, { locale, sourceLocale: "", filename: file });':
    catalogueContext,
  'src/first-page/section-texts.ts | belongs(section, entries[text]?.origin?.map(([origin]) => origin) ?? []), -> belongs(section, entries[text]?.origin.map(([origin]) => origin) ?? []),':
    unreachable,
  "src/first-page/split-styles.ts | const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes?.length === 0; -> const isEmpty = (node: ChildNode) => 'nodes' in node && node.nodes.length === 0;":
    unreachable,
  "src/first-page/split-styles.ts | if (named.has(rule.name) || rule.name.endsWith('keyframes')) rule.remove(); -> if (named.has(rule.name) || rule.name.startsWith('keyframes')) rule.remove();":
    'Keyframes without steps go anyway.',
  'src/first-page/text-modules.ts | name: \'text-modules\', -> name: "",': pluginName,
  "src/first-page/used-styles.ts | parent?.type === 'atrule' && (parent as AtRule).name.endsWith(name); -> parent.type === 'atrule' && (parent as AtRule).name.endsWith(name);":
    unreachable,
  'src/first-page/used-styles.ts | const values: string[] = []; -> const values: string[] = ["Stryker was here"];':
    'No font and no animation is called so.',
  'src/first-page/used-styles.ts | if (!isWithin(declaration, \'font-face\')) values.push(declaration.value); -> if (!isWithin(declaration, "")) values.push(declaration.value);':
    'No other rule of that kind has declarations of its own that name fonts or steps.',
  "src/first-page/used-styles.ts | const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family'); -> const family = rule.nodes.find((node) => node.type === 'decl' && node.prop === 'font-family');":
    unreachable,
  "src/first-page/used-styles.ts | const family = rule.nodes?.find((node) => node.type === 'decl' && node.prop === 'font-family'); -> const family = rule.nodes?.find((node) => true && node.prop === 'font-family');":
    'A comment has no property.',
  'src/first-page/screen-files.ts | encoding: \'utf8\', -> encoding: "",':
    'Names are texts where nothing else is asked for.',
  "src/first-page/screen-files.ts | }).map((file) => file.replaceAll('\\\\', '/')); -> }).map((file) => file.replaceAll('\\\\', \"\"));":
    windows,
  "src/first-page/text-modules.ts | const root = join(import.meta.dirname, '../..').replaceAll('\\\\', '/'); -> const root = join(import.meta.dirname, '../..').replaceAll('\\\\', \"\");":
    windows,
  'machines/wiring-actor.ts | if (wire.from !== from) continue; -> if (false) continue;':
    'No two charts emit events of one name.',
  'machines/wiring-actor.ts | if (conditions.some(({ of }) => of.includes(from))) followed.subscribe(() => sendConditions(from)); -> if (true) followed.subscribe(() => sendConditions(from));':
    'What has not changed is not sent again.',
  'machines/wiring-actor.ts | inboxes.delete(name); -> ;': 'A chart arrives once.',
  'machines/standing-conditions.ts | if (now === before) continue; -> if (false) continue;':
    'An answer that has not changed is not noted again.',
  'machines/lib/effect.ts | export const chartTypes = <Types>() => // XState reads the types of an empty object; it is never used as a value. ({}) as Types & { meta: ChartMeta }; -> export const chartTypes = () => undefined;':
    'XState reads the types alone.',
  "machines/lib/transition-id.ts | const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []); -> const siblings = eventType === '' ? (source.always ?? [\"Stryker was here\"]) : (source.transitions.get(eventType) ?? []);":
    'A transition is among those of its event.',
  "machines/lib/transition-id.ts | const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? []); -> const siblings = eventType === '' ? (source.always ?? []) : (source.transitions.get(eventType) ?? [\"Stryker was here\"]);":
    'A transition is among those of its event.',
  'machines/lib/transition-id.ts | ids.set(transition, id); -> ;': 'The name is made anew, and the same.',
  'src/portal/watched/causes.ts | const of = (step: Step): Cause => causes.get(step) ?? { from: null, cause: null }; -> const of = (step: Step): Cause => causes.get(step) ?? {};':
    'Every step that ends has arrived.',
  'src/portal/watched/causes.ts | if (isChart(actor)) arrivals.set(event, { actor, seq }); -> if (true) arrivals.set(event, { actor, seq });':
    'An event that something comes of is one of a chart.',
  'src/portal/watched/causes.ts | timers.set(event, begun.set(actor, underWay.at(-1)?.link ?? null)); -> timers.set(event, begun.set(actor, underWay.at(-1).link ?? null));':
    'An action that sends is part of a step that is under way.',
  'src/portal/watched/details.ts | hash: isOfChart(snapshot) ? hashes.of(snapshot.machine) : \'\', -> hash: isOfChart(snapshot) ? hashes.of(snapshot.machine) : "Stryker was here!",':
    'Only steps of charts become entries.',
  'src/portal/watched/guards.ts | let asked: (AskedGuard & { event: object })[] = []; -> let asked: (AskedGuard & { event: object })[] = ["Stryker was here"];':
    neverRead,
  'src/portal/watched/guards.ts | asked = isStepping() ? asked.filter((one) => one.event !== event) : []; -> asked = isStepping() ? asked.filter((one) => one.event !== event) : ["Stryker was here"];':
    neverRead,
  "src/portal/unknown-address.ts | const segmentOf = (path: string) => path.toLowerCase().split('/')[1] ?? ''; -> const segmentOf = (path: string) => path.toUpperCase().split('/')[1] ?? '';":
    bothAlike,
  "src/portal/unknown-address.ts | const segmentOf = (path: string) => path.toLowerCase().split('/')[1] ?? ''; -> const segmentOf = (path: string) => path.toLowerCase().split('/')[1] ?? \"Stryker was here!\";":
    beginsWithSlash,
  'src/portal/kept-answers.ts | if (kept === null) return; -> if (false) return;': startsWithout,
  'src/portal/kept-answers.ts | if (navigator.onLine || readToken() === null) return; -> if (navigator.onLine || false) return;':
    'Without a token what is kept is deleted at the start, and its mark agrees with none.',
  'src/portal/last-answers.ts | const hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker?.controller); -> const hasWorker = Boolean((navigator as Partial<Navigator>).serviceWorker.controller);':
    'The error is caught where answers are kept: without workers none are, either way.',
  'src/portal/last-answers.ts | if (token === null || !hasWorker || !shown || shown.shadow) return; -> if (false || !hasWorker || !shown || shown.shadow) return;':
    'Without a token no user is known.',
  'src/portal/last-answers.ts | if (answers?.token !== storedMark() || answers.version !== ownVersion()) return null; -> if (answers.token !== storedMark() || answers.version !== ownVersion()) return null;':
    startsWithout,
  'src/portal/last-answers.ts | if (Math.abs(Date.now() - answers.at) > longest) return null; -> if (Math.abs(Date.now() - answers.at) >= longest) return null;':
    'They differ by one millisecond in a week.',
  'src/portal/last-answers.ts | hydrate(cache, { queries: answers.queries, mutations: [] }); -> hydrate(cache, { queries: answers.queries, mutations: ["Stryker was here"] });':
    'A text among mutations has nothing that runs.',
  'src/portal/last-answers.ts | const place = \'/answers\'; -> const place = "";':
    'Any path is one of a cache that has nothing else.',
};
