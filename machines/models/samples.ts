import type { Failure } from '../lib/failure.ts';
import type { SignInChallenge } from '#contract/second-factor.ts';
import type { Token } from '#contract/session.ts';
import type { Routes } from '../lib/location.ts';
import { tokenMark } from '../lib/token-mark.ts';
import type {
  Credentials,
  Registration,
  SeenToken,
  SessionEnd,
  SessionUser,
} from '../session/session.setup.ts';

/** A failed call, as the client of the portal rejects. */
export const failure = {
  status: 422,
  code: 'INVALID_CREDENTIALS',
  entries: [{ code: null, description: 'No such pair', field: null }],
  messageCode: null,
  text: null,
  reportCode: null,
  retryAfter: null,
};

/** Samples that stand for secrets: no chart may keep them. */
export const secrets = {
  token: 'secret-token',
  refresh: 'secret-refresh',
  password: 'secret-password',
  ott: 'secret-ott',
  code: 'secret-code',
};
export const token: Token = {
  token_type: 'Bearer',
  expires_in: 3600,
  access_token: secrets.token,
  refresh_token: secrets.refresh,
};
/** A call of the stored token that is refused. */
export const refusedCall = { isCurrent: true, isAnonymous: false, ignoresUnauthorised: false };

/** The marks of that token and of one that another tab stores. */
export const ownMark = tokenMark(token);
export const otherMark = 'another';
/** What a look at the cookie and the other tabs brings. */
export const seen = (mark: string | null, announced: SessionEnd | null = null): SeenToken => ({
  token: mark,
  announced,
  noted: 'expired',
});

/** Versions of the terms: what a dialog shows, and a newer one. */
export const [tos, newerTos] = ['2026-10', '2026-11'];
const partner = { id: 1, name: 'Trailmix Media' };
export const user: SessionUser = { shadowed: false, partner, pendingTerms: null };
export const pendingUser: SessionUser = { shadowed: false, partner, pendingTerms: tos };
export const newerPendingUser: SessionUser = { shadowed: false, partner, pendingTerms: newerTos };
export const shadowUser: SessionUser = { shadowed: true, partner, pendingTerms: tos };

export const credentials: Credentials = { username: 'publisher@portal.test', password: secrets.password };
export const registration: Registration = {
  email: 'new@portal.test',
  password: secrets.password,
  password_confirmation: secrets.password,
  firstname: 'New',
  lastname: 'Publisher',
  company: 'Traffic',
  website: 'https://traffic.example/',
  country: 'DE',
  traffic_type_ids: [1],
  publisher_content: [],
  traffic_countries: [],
  category_ids: [],
  terms_accepted: true,
};

/** A small route table with one screen of each access. */
export const routes: Routes = [
  { name: 'login', pattern: /^\/login$/, access: 'guest', titled: true },
  { name: 'register', pattern: /^\/register$/, access: 'guest', titled: true },
  { name: 'registerCompleted', pattern: /^\/register-completed$/, access: 'guest', titled: false },
  { name: 'verify', pattern: /^\/verify\/[^/]+$/, access: 'public', titled: false },
  { name: 'publicOfferWall', pattern: /^\/offers$/, access: 'catalogue', titled: true },
  { name: 'dashboard', pattern: /^\/dashboard$/, access: 'publisher', titled: true },
  { name: 'offerWall', pattern: /^\/offer-wall$/, access: 'publisher', titled: true },
];

/** The one failure of the samples as a status and a code make it. */
export const refusal = (status: number, code: string | null = null): Failure => ({
  ...failure,
  status,
  code,
});
/** What a sign-in waits for, and a refusal that says so. */
export const challenge: SignInChallenge = {
  id: 'challenge',
  methods: ['totp', 'passkey', 'recovery'],
  expires_in: 300,
  attempts_left: 5,
};
export const challenged = (asked: SignInChallenge) => ({
  ...refusal(403, 'SECOND_FACTOR_REQUIRED'),
  challenge: asked,
});
/** The code or status that names a failure in a chart's data. */
export const codeOf = (failed: Failure | null) => (failed ? `: ${failed.code ?? String(failed.status)}` : '');
