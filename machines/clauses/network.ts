import type { Clauses } from './clause.ts';

export const networkClauses = {
  'S1.c': [
    'The token has a type, a lifetime in seconds, an access and a refresh token.',
    'src/contract/first-calls.ts | return { token_type, expires_in, access_token, refresh_token }; -> return { token_type, expires_in, access_token };',
  ],
  'S2.a': [
    'The answer to signing in is read with a wrapper.',
    "src/api/envelope.ts | kind === 'bare' && !(isRecord(body) && 'data' in body) ? body -> kind === 'bare' ? body",
  ],
  'S2.b': ['It is read without one.', "src/api/envelope.ts | kind === 'bare' && !( -> kind === 'none' && !("],
  'S3.a': [
    'The cookie is called token, for the path /.',
    "src/portal/token-cookie.ts | const place = { path: '/', -> const place = { path: '/x',",
  ],
  'S3.b': [
    'It is secure, and allowed across sites.',
    'src/portal/token-cookie.ts | secure: true, sameSite -> secure: false, sameSite',
    "src/portal/token-cookie.ts | sameSite: 'none' } -> sameSite: 'lax' }",
  ],
  'S3.c': [
    'It expires with the token.',
    "src/portal/token-cookie.ts | { ...place, 'max-age': String(lifetime) } -> { ...place, 'max-age': String(lifetime * 2) }",
  ],
  'S3.d': [
    'Its value is the JSON of the answer.',
    'src/portal/token-cookie.ts | JSON.stringify(token), { -> token.access_token, {',
  ],
  'S3.e': [
    'A value that no header can hold is removed.',
    'src/contract/first-calls.ts | if (!headerText.test(token_type + access_token)) -> if (false)',
  ],
  'S4.a': [
    'Calls carry the type of the token and the token.',
    'src/portal/stored-token.ts | `${token_type} ${access_token}` -> `${access_token}`',
  ],
  'S6.d': [
    'Reference data are the dictionaries, countries, categories, approval statuses and the user.',
    'src/api/reference-data.ts |     queryClient.query(referenceQueries.start), -> ',
    'src/api/reference-data.ts |     queryClient.query(referenceQueries.countries), -> ',
    'src/api/reference-data.ts |     queryClient.query(referenceQueries.categories), -> ',
    'src/api/reference-data.ts |     queryClient.query(referenceQueries.approvalStatuses), -> ',
  ],
  'S12.g': [
    'The message has its title, text and button word by word.',
    'src/app/shell/session-expired.tsx | <Trans>Session expired</Trans> -> <Trans>Expired</Trans>',
    'src/app/shell/session-expired.tsx | <Trans>Your session was expired. To continue, please log in again.</Trans> -> <Trans>Your session has expired.</Trans>',
    'src/app/shell/session-expired.tsx | <Trans>Click here to login</Trans> -> <Trans>Log in</Trans>',
  ],
  'S14.a': [
    "'y' makes an admin and a superadmin, and the raw flags are dropped.",
    "src/api/user.ts | const isAdmin = admin === 'y' -> const isAdmin = admin !== 'y'",
    "src/api/user.ts | const isSuperAdmin = superadmin === 'y' -> const isSuperAdmin = superadmin !== 'y'",
  ],
  'S14.b': [
    'Both have no privileges list.',
    'src/api/user.ts | isAdmin || isSuperAdmin ? null -> isAdmin ? null',
    'src/api/user.ts | isAdmin || isSuperAdmin ? null -> isSuperAdmin ? null',
  ],
  'S15.c': [
    'ACCOUNT_SUSPENDED raises the event of a suspended account.',
    "src/portal/session.ts | if (code === 'ACCOUNT_SUSPENDED') { -> if (code === 'SUSPENDED') {",
  ],
  'T1.e': [
    'The dialog has its title and links the new terms.',
    'src/app/shell/terms-dialog.tsx | <Trans>Terms and Conditions Update</Trans> -> <Trans>Terms</Trans>',
    'src/app/shell/terms-dialog.tsx |           href={href} ->           href="/"',
  ],
  'T1.f': [
    'Outside click, Escape and a close button do not close it.',
    "src/app/shell/terms-dialog.tsx |       initialFocus={() => text.current ?? box.current} ->       initialFocus={() => text.current ?? box.current} onClose={() => terms.send({ type: 'terms.decline' })}",
  ],
  'P2.a': [
    'Identical calls under way are one call.',
    'src/api/in-flight.ts | flights.get(key) ?? takeOff(key, start) -> takeOff(key, start)',
  ],
  'P3.b': [
    "A cancelled call fails with 'Request canceled'.",
    'src/api/in-flight.ts |         reject(new RequestCanceled()); ->         reject(new Error());',
  ],
  'P4.a': ['Calls send Accept, and JSON.', "src/api/client.ts | { accept: 'application/json' } -> {}"],
  'P4.b': [
    'Bodies are read under data, lists under data.data.',
    "src/api/answer.ts | if (isRecord(data) && 'data' in data) { -> if (false) {",
  ],
  'P4.c': [
    'A status of 300 or more is a failure.',
    'src/api/client.ts | if (status >= 300) { -> if (status >= 400) {',
  ],
  'P4.d': [
    'A row that this portal does not know costs that row at most.',
    'src/api/lenient.ts | items.filter((item) => item !== unreadable) -> items',
    "src/api/lenient.ts | name === 'id' || name === 'name' || isEssential(schema) -> isEssential(schema)",
  ],
  'P4.e': [
    'A value that it does not know costs that value at most.',
    'src/api/lenient.ts | if (value === unreadable && isNeeded) return -> if (value === unreadable) return',
  ],
  'P5.a': [
    'A download takes its name from content-disposition.',
    "src/api/file-answer.ts | headers.get('content-disposition') ?? '' -> headers.get('content-type') ?? ''",
  ],
  'P6.a': [
    'Dictionaries are requested with limit -1.',
    'src/contract/wire.ts | limit: z._default(integer, -1) -> limit: z._default(integer, 10)',
  ],
  'P7.a': [
    'Every listed call exists with its method and path.',
    'src/contract/offers.ts | GET /publisher/v1/offers/featured -> GET /publisher/v1/offers/special',
  ],
  'P7.b': [
    'Downloads leave out sort, limit and offset.',
    'src/contract/reports.ts | query: z.strictObject(byOffer), -> query: z.strictObject({ ...byOffer, ...paging }),',
  ],
  'P7.c': [
    'The report is always grouped by offer_id.',
    "src/contract/reports.ts | z._default(z.literal('offer_id'), 'offer_id') -> z.optional(z.literal('offer_id'))",
  ],
  'P7.d': [
    'Every call is used by a screen or a service.',
    'src/screens/offers/details/campaigns/rtb-dialog.tsx | campaigns.rtb -> campaigns.pause',
  ],
  'P8.a': [
    "Signing in names the client 'publisher'.",
    "src/portal/session.ts | const clientId = 'publisher' -> const clientId = 'portal'",
  ],
  'P8.b': [
    'The form-encoded way exists, with basic authentication.',
    'src/contract/oauth-client.ts | POST /api/oauth/token -> POST /api/token',
  ],
  'P9.a': [
    'Each call without a given path has one chosen path, in one place.',
    "src/contract/first-calls.ts |     path: '/publisher/v1/config', ->     path: '/publisher/v1/settings',",
  ],
  'C1.a': [
    'The configuration has its defaults.',
    "src/api/configuration.ts | shortDate: 'dd MMM' -> shortDate: 'd MMM'",
    "src/api/configuration.ts | date: 'yyyy/MM/dd', -> date: 'yyyy-MM-dd',",
    "src/api/configuration.ts | === currency) ?? 'EUR' -> === currency) ?? 'USD'",
    'src/api/configuration.ts | weekDayOf(weekDay) ?? 1 -> weekDayOf(weekDay) ?? 0',
    "src/api/configuration.ts | preview: 'lp/previews/' -> preview: 'lp/preview/'",
  ],
  'C1.b': [
    'What the network says wins; the first day of the week becomes a number.',
    "src/api/configuration.ts | textOr(general['system_name'], '') -> ''",
    'src/api/configuration.ts | ? Number(value) -> ? 1',
  ],
  'C1.c': [
    'A configuration that fails is requested again, after pauses that grow up to a minute.',
    'configuration.waiting | after growingPause | 0',
    'configuration: delay growingPause',
    'configuration.loading | loadConfiguration onError | 0',
    'configuration.askingAgain | loadConfigurationAgain onError | 0',
  ],
  'C1.d': [
    'Nothing links to an empty address.',
    'src/api/web-address.ts | text === null || !visible.test(text) || -> text === null ||',
  ],
  'C2.a': [
    'The nine start dictionaries are loaded.',
    'src/contract/dictionaries.ts |   invoices_statuses: items, -> ',
  ],
  'C3.a': [
    'The currencies are USD $ and EUR €.',
    "src/server/reference/link-parameters.ts | { id: 'USD', name: 'US dollar', symbol: '$' } -> { id: 'USD', name: 'US dollar', symbol: 'USD' }",
  ],
  'C3.b': [
    'The VAT rates are 0, 19, 21 and 23 %, with code and name.',
    "src/contract/vat.ts | { code: '21', name: '21%' } -> { code: '21', name: '20%' }",
    "src/contract/vat.ts |   { code: '23', name: '23%' }, -> ",
  ],
  'C3.c': [
    'The other dictionaries are loaded where they are needed.',
    'src/screens/offers/details/campaigns/part-options.ts | choices.eventTypes -> choices.currencies',
  ],
  'C4.a': ['All tag kinds are fetched by kind.', "src/contract/tags.ts |   'theme', -> "],
  'C4.b': [
    'Cities take a parameter.',
    "src/contract/tags.ts | 'GET /publisher/v1/tags/city/{param}' -> 'GET /publisher/v1/tags/town/{param}'",
  ],
  'C5.a': [
    'The first day of the week drives every date picker.',
    'src/ui/controls/date-picker.tsx | startOfWeek={useFirstWeekDay()} -> startOfWeek={useFirstWeekDay() * 0 + 1}',
  ],
  'C6.a': [
    "A dictionary that is not found says 'Could not load dictionaries'.",
    "src/contract/dictionaries.ts | const notLoaded = { 404: 'DICTIONARIES_NOT_LOADED' } -> const notLoaded = { 410: 'DICTIONARIES_NOT_LOADED' }",
    'src/i18n/error-messages.ts | DICTIONARIES_NOT_LOADED: msg`Could not load dictionaries` -> DICTIONARIES_NOT_LOADED: msg`No dictionaries`',
  ],
  'N1.a': [
    'What failed without a connection is requested again when it is back.',
    'connection.network.restored: drop entry retryFailedQueries',
    'connection.network.restored: drop entry emitRestored',
    'wire from connection connection.restored to configuration configuration.retry',
    'wire from connection connection.restored to session user.retry',
  ],
  'N1.b': [
    'A network that does not answer is probed every 30 s.',
    'connection.network.unreachable | after askAgain | 0',
    'connection: delay askAgain',
  ],
  'N1.c': [
    'In an outage one retry goes ahead for all, the next 1.5 s later, and a third within a minute never.',
    'connection.retries.outage.pausing | after betweenProbes | 0',
    'connection.retries.outage.spent | after probeBudget | 0',
    'connection: delay betweenProbes',
    'connection: delay probeBudget',
  ],
  'N1.d': [
    'That the network is back is shown for 4 s.',
    'connection.network.restored | after untilSeen | 0',
    'connection: delay untilSeen',
  ],
} as const satisfies Clauses;
