/* oxlint-disable no-bitwise -- CBOR and flags are made of bits */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

// CBOR as far as authenticators need it (RFC 8949).
type Cbor = number | string | Buffer | Map<Cbor, Cbor>;

function head(major: number, length: number) {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  }
  if (value instanceof Map) {
    return Buffer.concat([
      head(5, value.size),
      ...[...value].flatMap(([key, item]) => [cbor(key), cbor(item)]),
    ]);
  }
  return Buffer.concat([head(2, value.length), value]);
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const encode = (bytes: Buffer) => bytes.toString('base64url');

const flags = { present: 1, verified: 4, attested: 64 };

type Asked = { challenge: string; origin: string };
type Manner = { isVerified?: boolean; counter?: number };

/** An authenticator with one ES256 key, without a browser (WebAuthn level 3). */
export function softwareAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const jwk = publicKey.export({ format: 'jwk' });
  const point = (text: string | undefined) => Buffer.from(text ?? '', 'base64url');
  const key = new Map<Cbor, Cbor>([
    [1, 2],
    [3, -7],
    [-1, 1],
    [-2, point(jwk.x)],
    [-3, point(jwk.y)],
  ]);

  const clientData = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  function authenticatorData(
    { origin }: Asked,
    { isVerified = true, counter = 0 }: Manner,
    attested: Buffer[],
  ) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const set =
      flags.present | (isVerified ? flags.verified : 0) | (attested.length > 0 ? flags.attested : 0);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([set]), count, ...attested]);
  }

  const credential = (response: Record<string, unknown>) => ({
    id: encode(id),
    rawId: encode(id),
    type: 'public-key',
    clientExtensionResults: {},
    response,
  });

  return {
    id: encode(id),
    /** The answer to a request for a new passkey. */
    create: (asked: Asked, manner: Manner = {}) => {
      const attested = [Buffer.alloc(16), Buffer.from([0, id.length]), id, cbor(key)];
      const attestation = new Map<Cbor, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(asked, manner, attested)],
      ]);
      return credential({
        clientDataJSON: encode(clientData('webauthn.create', asked)),
        attestationObject: encode(cbor(attestation)),
        transports: ['internal'],
      });
    },
    /** The answer to a request for a proof. */
    get: (asked: Asked, manner: Manner = {}) => {
      const data = authenticatorData(asked, manner, []);
      const client = clientData('webauthn.get', asked);
      return credential({
        clientDataJSON: encode(client),
        authenticatorData: encode(data),
        signature: encode(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
export type SoftwareAuthenticator = ReturnType<typeof softwareAuthenticator>;
