import type { Clauses } from './clause.ts';

export const offerClauses = {
  'O1.a': [
    'The offer wall has groups and featured offers.',
    'src/server/offers/handlers.ts | .filter((group) => group.offers_count > 0) -> .filter((group) => group.offers_count < 0)',
    "src/server/offers/handlers.ts | sort: '-epc', featured: true, status: ['active'] -> sort: '-epc', status: ['active']",
  ],
  'O1.b': [
    'It filters by categories, countries and tags.',
    'src/server/offers/searching.ts | sql`o.category_id = any(${ids})` -> sql`true`',
    'src/server/offers/searching.ts | sql`o.countries && ${codes}::text[]` -> sql`true`',
    'src/server/offers/searching.ts | where ot.offer_id = o.id and ot.tag_id = any(${ids}) -> where ot.offer_id = o.id',
  ],
  'O1.c': [
    'It has previews of pictures.',
    'src/server/catalogue/public-part.ts | thumb: row.picture && `${thumbPath}${row.picture}` -> thumb: null',
  ],
  'O1.d': [
    'An offer can be applied for and run from it.',
    'src/server/offers/handlers.ts | apply: ({ params, body }, context) => applyFor(context, params.id, body), -> apply: ({ params, body }) => ({ ...params, ...body }),',
    'src/server/offers/handlers.ts | run: ({ params, body }, context) => runOffer(context, params.id, body), -> run: ({ params, body }) => ({ ...params, ...body }),',
  ],
  'O1.e': [
    'It can be downloaded.',
    "src/server/offers/handlers.ts | sort: 'name', limit: -1, offset: 0 -> sort: 'name', limit: 1, offset: 0",
  ],
  'O2.a': [
    'The public offer wall needs no login.',
    "src/route-table.ts | access: 'catalogue', -> access: 'publisher',",
    "src/contract/public.ts | offers: endpoint('GET /public/v1/offers', { -> offers: endpoint('GET /public/v1/walls', {",
  ],
  'O3.a': [
    'An offer shows banners, caps, revenues, payouts and previews.',
    'src/server/offers/handlers.ts | return partOf(await readBanners(context.db, params.id), query); -> return partOf([], query);',
    'src/server/offers/handlers.ts | caps.map((cap) => withRest(cap, today)), -> [],',
    'src/server/offers/handlers.ts | return partOf(await readGoalPayouts(context.db, params.id), query); -> return partOf([], query);',
    "src/server/offers/handlers.ts | const isAllowed = hasPrivilege(context.caller, 'offers.revenues'); -> const isAllowed = false;",
    'src/server/offers/handlers.ts | fetchPreview: ({ body }, context) => fetchPreview(context, body.url), -> fetchPreview: ({ body }) => ({ ...body }),',
  ],
  'O3.b': [
    'A command is sent once.',
    'offerCommand.ready | offer.command | 3',
    'offerCommand.running | offer.command | 0',
  ],
  'O3.c': [
    'Pausing can be undone for 6 s.',
    'offerCommand: delay undoWindow',
    'offerCommand.ready.undoable | after undoWindow | 0',
  ],
  'O3.d': [
    'Its files can be uploaded and downloaded.',
    'src/server/offers/upload-picture.ts |       await storeMaterial(tx, context, { offerId, assetId, name }); -> ',
    'src/server/offers/handlers.ts | if (!archive) throw -> if (archive) throw',
  ],
  'O4.a': [
    'A campaign shows its parts.',
    'src/server/campaigns/handlers.ts | return found.map(({ split }) => split); -> return [];',
    'src/server/campaigns/handlers.ts | data: found.data.map(({ campaign: _, ...trigger }) => trigger) -> data: []',
    'src/server/campaigns/handlers.ts | return partOf(await readGoalPayouts(context.db, offer.id), query); -> return partOf([], query);',
    'src/server/campaigns/handlers.ts | listTriggers(db, caller.partnerId, query) -> listTriggers(db, 0, query)',
  ],
  'O4.b': [
    'It can be paused and resumed.',
    "src/server/campaigns/handlers.ts | move(context, params.id, 'pause') -> move(context, params.id, 'unpause')",
    "src/server/campaigns/handlers.ts | move(context, params.id, 'unpause') -> move(context, params.id, 'pause')",
  ],
  'O4.c': [
    'It can be given a click tag, and an rtb request.',
    'src/server/campaigns/save-campaign.ts | .set({ ...nextRevision, clicktag_id: saved.id }) -> .set({ ...nextRevision })',
    "src/server/campaigns/save-campaign.ts | if (campaign.rtb_status !== 'none') throw refuse('RTB_ALREADY_REQUESTED'); -> ",
    "src/server/campaigns/save-campaign.ts | rtb_status: 'requested' as const -> rtb_status: 'none' as const",
  ],
  'O5.a': [
    'Tracking links are listed by offer.',
    'src/server/tracking-links/handlers.ts | { ...query, offer_id: [offerId] } -> { ...query }',
  ],
  'O5.b': [
    'They are downloaded by their filters alone.',
    "src/server/tracking-links/handlers.ts | { ...query, sort: 'id', limit: -1, offset: 0 } -> { sort: 'id', limit: -1, offset: 0 }",
    "src/server/tracking-links/handlers.ts | { ...query, sort: 'id', limit: -1, offset: 0 } -> { ...query, sort: 'id', limit: 1, offset: 0 }",
  ],
  'O5.c': [
    'They have a click tag.',
    'src/server/tracking-links/handlers.ts | clicktag: async ({ params }, context) => (await readLink(context, params.id)).clicktag -> clicktag: ({ params }, context) => readLink(context, params.id)',
  ],
  'O5.d': [
    'They are created and edited.',
    'src/server/tracking-links/handlers.ts | changeLink(context, params.id, body) -> readLink(context, params.id)',
    'src/server/tracking-links/handlers.ts | create: ({ body }, context) => createLink(context, body) -> create: ({ body }) => body',
  ],
  'O5.e': [
    'They are removed after a question.',
    'removal.idle | removal.ask | 1',
    'removal.asking | removal.confirm | 0',
    'removal.asking | removal.abandon | 0',
  ],
  'O6.a': [
    'Approvals are listed with banners, payouts and click tag.',
    'src/server/approvals/handlers.ts | return partOf(await readBanners(context.db, offer.id), query); -> return partOf([], query);',
    'src/server/approvals/handlers.ts | return partOf(await readGoalPayouts(context.db, offer.id), query); -> return partOf([], query);',
    'src/server/approvals/handlers.ts | return readClicktagOfApproval(context, id); -> return { id };',
    "src/server/approvals/handlers.ts | listApprovals(context, query) -> listApprovals(context, { ...query, sort: 'id' })",
  ],
  'O6.b': [
    'They are downloaded.',
    "src/server/approvals/handlers.ts | { ...query, sort: 'id', limit: -1, offset: 0 } -> { sort: 'id', limit: -1, offset: 0 }",
  ],
  'O7.a': [
    'Postbacks are listed and updated.',
    'src/server/postbacks/handlers.ts | await writePostbacks(context, body.data) -> []',
    'src/server/postbacks/handlers.ts | listPostbacks(db, caller, query) -> listPostbacks(db, caller, { sort: query.sort, limit: 10, offset: 0 })',
  ],
  'O7.b': [
    'One is the default, and a new default can be undone for 6 s.',
    'postbackCommand: delay undoWindow',
  ],
  'O7.c': [
    'Every active one that matches is called.',
    'src/server/postbacks/queue-postbacks.ts | return waiting.length > 0 ? waiting : rows; -> return waiting.slice(0, 1);',
  ],
  'O7.d': [
    'Where one takes the place of another, saving says so first.',
    'src/screens/postbacks/command-dialog.tsx | former === null ? ( -> former !== null ? (',
  ],
  'O8.a': [
    'The details tell a pending offer from a live one.',
    "src/server/approvals/list-approvals.ts | type: status === 'approved' ? 'live' : 'pending' -> type: 'live'",
  ],
  'O9.a': [
    'Nine resources share one pattern of calls.',
    'src/contract/campaigns.ts | GET /publisher/v1/campaigns/{id}/retrieve -> GET /publisher/v1/campaigns/{id}/again',
  ],
  'O10.a': [
    'Analytics answer as series, pivot, overview and report.',
    'src/server/analytics/handlers.ts | sums.get(date) ?? noSums -> noSums',
    "src/server/analytics/handlers.ts | now?.get('all') ?? noSums -> noSums",
    'src/server/analytics/handlers.ts | dimensions, sort, limit: mostRows, offset: 0 -> dimensions, sort, limit: 1, offset: 0',
    'src/server/analytics/handlers.ts | selectionOf(query, caller.partnerId, byOffer), query)), -> selectionOf(query, caller.partnerId, byOffer), { ...query, limit: 1 })),',
  ],
  'O10.b': [
    'Unfinished hours and days are drawn so and compared with the same part.',
    "src/i18n/finished.ts | return end <= now ? 'over' : 'running'; -> return 'over';",
    'src/i18n/finished.ts | const count = Math.max(1, days); -> const count = daysOf(range);',
  ],
  'O11.a': [
    'A token is shown once.',
    'src/server/auth/api-token.ts | const hintOf = (secret: string) => `${prefix}…${secret.slice(-4)}`; -> const hintOf = (secret: string) => secret;',
  ],
  'O11.b': ['It can be revoked.', 'apiToken.asking | token.confirm | 0'],
  'O12.a': [
    'The profile has general, billing and account settings.',
    'src/server/account/update-profile.ts | website: orNone(website), traffic_type_ids -> traffic_type_ids',
    'src/server/account/handlers.ts |       await updateBilling(context, body); -> ',
  ],
  'O12.b': [
    'Billing has the VAT options.',
    "src/contract/vat.ts | code === '0' || code === standardRates.get(country) -> code === '0'",
  ],
  'O12.c': [
    'Account settings have the first day of the week.',
    'src/server/account/update-profile.ts | first_week_day: day === undefined ? undefined : Number(day), -> first_week_day: undefined,',
  ],
  'O12.d': [
    'Terms are accepted in it.',
    'src/server/account/handlers.ts |       await acceptTerms(context, tos); -> ',
  ],
  'O12.h': [
    'A payout is requested once, after a question.',
    'payoutRequest.idle | payout.ask | 6',
    'payoutRequest.confirming | payout.confirm | 0',
    'payoutRequest.confirming | payout.abandon | 0',
  ],
  'O12.i': [
    'What is disputed is answered in a conversation, which a reply opens again and a decision ends.',
    'inquiry.open | reply.send | 1',
    'inquiry.asking | withdrawal.confirm | 0',
  ],
  'O13.a': [
    'Notifications have six kinds.',
    "src/ui/feedback/toast-variants.ts |   warning: { tone: 'warning', icon: TriangleAlert }, -> ",
  ],
  'O13.b': [
    'The last fifty of a session are listed, and what is unread is counted.',
    'notificationCentre.list.closed | toast.shown | 0',
    'notificationCentre.list.closed | notifications.shared | 0',
    'notificationCentre.list.closed | centre.open | 0',
    'notificationCentre.list | session.ended | 0',
    'notificationCentre.sharing.shared | toast.shown | 0',
    'wire from toasts toast.shown to notificationCentre toast.shown',
  ],
  'M1.a': [
    'The session is a chart: link, stored token, login, register, logout and 401.',
    "machines/session/session.states.ts | 'session.signIn': { target: 'signingIn', meta: { spec: ['S9'] } }, -> ",
    "machines/session/session.states.ts | 'session.register': { target: 'registering', meta: { spec: ['S10'] } }, -> ",
    "machines/session/session.machine.ts | 'session.signOut': { target: 'signingOut', meta: { spec: ['S11'] } } -> ",
    "machines/session/session.machine.ts | params: payload.errorOf('oneTimeToken') -> params: payload.errorOf('signIn')",
  ],
  'M1.b': [
    'The navigation guard is a chart.',
    "machines/navigation/navigation.machine.ts | { guard: 'isSessionSettled', target: 'applyingRules', meta: { spec: ['G1'] } }, -> { target: 'applyingRules' },",
    'machines/navigation/navigation.machine.ts | { to: atOfferWall(context.target) } -> { to: context.target }',
  ],
  'M1.c': [
    'The terms dialog is a chart.',
    "machines/terms/terms.machine.ts | 'terms.accept': { target: 'accepting', meta: { spec: ['T2', 'T3'] } }, -> ",
    "machines/terms/terms.machine.ts | 'terms.tick': { target: 'ticked', meta: { spec: ['T2'] } }, -> ",
  ],
  'M1.d': [
    'Polling is a chart.',
    "machines/polling/polling.machine.ts | { guard: 'isMet', target: 'succeeded', meta: { spec: ['P1'] } }, -> ",
    "machines/polling/polling.machine.ts | { guard: 'hasRetriesLeft', target: 'waiting', meta: { spec: ['P1'] } }, -> ",
  ],
  'M1.e': [
    'The currency is a chart.',
    "machines/currency-change/currency-change.machine.ts | { guard: 'isChanged', target: 'changed', meta: { spec: ['O12'] } }, -> ",
    "machines/currency-change/currency-change.machine.ts | { target: 'changeable', meta: { spec: ['O12'] } }, -> { target: 'changed', meta: { spec: ['O12'] } },",
  ],
  'M1.f': [
    'Views are thin.',
    'src/app/shell/mobile-menu.tsx | const [isOpen, setIsOpen] = useState(false); -> const [isOpen, setIsOpen] = useState(false); const [isNear, setIsNear] = useState(false);',
  ],
  'M2.a': [
    'Tests are generated from the charts, and take every transition of every chart.',
    'tests/machines/walks.ts | return toursOf(graph, isNew, maxSteps).map( -> return toursOf(graph, isNew, maxSteps).slice(1).map(',
  ],
  'M2.b': [
    'They run in a real browser, too.',
    'src/screens/profile/currency-dialog.tsx | <Button onClick={change.abandon} disabledReason={whileBusy}> -> <Button onClick={() => undefined} disabledReason={whileBusy}>',
  ],
  'M3.a': [
    'Auditors read drawings with requirements and tests.',
    'src/audit/drawing/drawing.ts | const count = counts.get(id) ?? 0; -> const count = 0;',
    'src/audit/drawing/drawing.ts | isTaken: marks.taken.has(id) -> isTaken: false',
  ],
  'M3.b': [
    'They simulate a chart.',
    'src/audit/simulation/simulation.ts | took: this.#took.splice(0), -> took: [],',
    'src/audit/simulation/simulation.ts | guard === undefined || evaluateGuard( -> guard !== undefined || evaluateGuard(',
  ],
  'M3.c': [
    'They watch a running portal.',
    "src/audit/live/live.ts | state === 'following' ? last : Math.min(position, last) -> Math.min(position, last)",
    'src/audit/live/live.ts | findLast(hasMoved)?.chart ?? null -> find(hasMoved)?.chart ?? null',
  ],
  'M4.a': ['Operators come in by a link.', 'session.starting | always | 0: drop'],
  'M4.b': [
    'They see which partner they act for, and change nothing in view-only mode.',
    'shadowLogin.arriving | always | 1',
    'shadowLogin.observing | shadow.act | 0',
    'wire from configuration configuration.loaded to shadowLogin configuration.loaded',
  ],
} as const satisfies Clauses;
