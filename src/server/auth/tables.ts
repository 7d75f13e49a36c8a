import type { Generated } from 'kysely';
import type { TokenScope } from '#contract/api-token.ts';
import type { Instant, Optional, OptionalInstant } from '../database/columns.ts';

export type AuthTables = {
  app_user: {
    id: Generated<number>;
    partner_id: number;
    email: string;
    firstname: string;
    lastname: string;
    phone: string | null;
    messenger: string | null;
    password_hash: string;
    password_changed_at: OptionalInstant;
    role: 'publisher' | 'admin' | 'superadmin';
    locale: string;
    first_week_day: number;
    timezone: string;
    email_verified_at: Instant | null;
    revision: Generated<number>;
    created_at: Instant;
  };
  /** Attempts that limits have counted, with database servers; `expire` in milliseconds since 1970. */
  attempt: { key: string; points: Generated<number>; expire: number | null };
  /** From where a user has signed in, as blocks of addresses. */
  known_address: { user_id: number; address: string; used_at: Instant };
  oauth_client: { id: string; secret_hash: string };
  session: {
    /** The family of its tokens. */
    id: string;
    user_id: number;
    /** The operator of a shadow login. */
    operator_id: number | null;
    started_at: Instant;
    /** To the minute. */
    last_used_at: Instant;
    /** It ends then however much it is used. */
    ends_at: OptionalInstant;
    address: string;
    country: Optional<string>;
    agent: string;
    /** The last proof of a password or a second factor. */
    confirmed_at: OptionalInstant;
    factor: 'password' | 'link' | 'totp' | 'passkey' | 'recovery';
  };
  token: {
    hash: string;
    kind: 'access' | 'refresh' | 'pat';
    family: string;
    user_id: number;
    operator_id: number | null;
    expires_at: OptionalInstant;
    /** A used refresh token stays, so that a second use is noticed. */
    used_at: OptionalInstant;
    /** The last characters of an API token, so that its owner recognises it. */
    hint: Optional<string>;
    id: Generated<number>;
    /** Of API tokens; that of `POST /oauth/pat` has none. */
    name: Optional<string>;
    scope: Optional<TokenScope>;
    last_used_at: OptionalInstant;
    last_address: Optional<string>;
    created_at: Instant;
  };
  one_time_token: {
    hash: string;
    kind: Generated<'sign-in' | 'reset' | 'operator'>;
    user_id: number;
    operator_id: number | null;
    expires_at: Instant;
    used_at: Instant | null;
    created_at: Instant;
  };
  totp: {
    user_id: number;
    /** Encrypted where the network has a key for it. */
    secret: string;
    /** The time step of the last code: it and earlier ones work no more. */
    last_step: number | null;
    created_at: Instant;
    activated_at: OptionalInstant;
  };
  passkey: {
    /** That of the credential, in base64url like the key. */
    id: string;
    user_id: number;
    name: string;
    public_key: string;
    /** Of the signatures, as far as the authenticator counts them. */
    counter: number;
    transports: string[];
    created_at: Instant;
    last_used_at: OptionalInstant;
  };
  recovery_code: { user_id: number; hash: string; salt: string; used_at: OptionalInstant };
  factor_challenge: {
    hash: string;
    purpose: 'sign-in' | 'passkey-sign-in' | 'registration' | 'confirmation';
    user_id: number | null;
    /** That of WebAuthn, until it is answered. */
    challenge: Optional<string>;
    attempts: Generated<number>;
    expires_at: Instant;
  };
};
