import { X509Certificate, createHash, generateKeyPairSync, sign } from 'node:crypto';

/** One element of DER: its tag, its length, its content. */
function element(tag: number, ...contents: readonly Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const long = size < 256 ? [0x81, size] : [0x82, Math.floor(size / 256), size % 256];
  return Buffer.concat([Buffer.from([tag, ...(size < 128 ? [size] : long)]), content]);
}

const sequence = (...contents: readonly Buffer[]) => element(0x30, ...contents);
const identifier = (hex: string) => element(0x06, Buffer.from(hex, 'hex'));
const text = (tag: number, value: string) => element(tag, Buffer.from(value));
const bits = (content: Buffer) => element(0x03, Buffer.from([0]), content);
const time = (date: Date) => text(0x17, `${date.toISOString().slice(2, 19).replaceAll(/\D/g, '')}Z`);

const ecdsaWithSha256 = sequence(identifier('2a8648ce3d040302'));
const name = sequence(element(0x31, sequence(identifier('550403'), text(0x0c, 'localhost'))));
const forLocalhost = sequence(identifier('551d11'), element(0x04, sequence(text(0x82, 'localhost'))));
const day = 86_400_000;

/**
 * A certificate for localhost that is good for a day, with its key; `fingerprint` is what Chromium is told to trust it by.
 * Browsers speak HTTP/2, as every host does, only over TLS.
 */
export function selfSigned() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const content = sequence(
    element(0xa0, element(0x02, Buffer.from([2]))),
    element(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(now - day)), time(new Date(now + day))),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    element(0xa3, sequence(forLocalhost)),
  );
  const whole = sequence(content, ecdsaWithSha256, bits(sign('sha256', content, privateKey)));
  const certificate = new X509Certificate(whole);
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: certificate.toString(),
    fingerprint: createHash('sha256')
      .update(certificate.publicKey.export({ type: 'spki', format: 'der' }))
      .digest('base64'),
  };
}
