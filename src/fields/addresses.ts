const longest = { local: 64, domain: 254, label: 63, url: 2082 };

const topLevel = /^([a-z\u00a1-\uffff]{2,}|xn[a-z0-9-]{2,})$/i;
const spaces = /[\s\u2002-\u200B\u202F\u205F\u3000\uFEFF]/;
const label = /^(?!-)[a-z\u00a1-\uffff0-9-]+(?<!-)$/i;
const fullWidth = /[\uff01-\uff5e]/;

// A host name with a top-level domain, each label at most 63 characters (F3).
function isDomain(text: string): boolean {
  const labels = text.split('.');
  if (labels.length < 2 || labels.some((part) => part.length > longest.label)) return false;
  const last = labels.at(-1) ?? '';
  if (!topLevel.test(last) || spaces.test(text)) return false;
  return labels.slice(0, -1).every((part) => label.test(part) && !fullWidth.test(part));
}

const isByte = (text: string) => /^\d{1,3}$/.test(text) && Number(text) <= 255;
const isVersion4 = (text: string) => {
  const parts = text.split('.', 5);
  return parts.length === 4 && parts.every(isByte);
};

const isBlock = (block: string) => /^[0-9a-f]{1,4}$/i.test(block);

// IPv6 blocks, or null if one is invalid; the last may be written as IPv4.
function blocksOf(text: string): number | null {
  if (text === '') return 0;
  const blocks = text.split(':', 10);
  const last = blocks.pop() ?? '';
  if (!blocks.every(isBlock)) return null;
  if (isVersion4(last)) return blocks.length + 2;
  return isBlock(last) ? blocks.length + 1 : null;
}

function isVersion6(text: string): boolean {
  const halves = text.split('::', 3);
  const counts = halves.map(blocksOf);
  if (counts.includes(null) || halves.length > 2) return false;
  const total = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  if (halves.length === 1) return total === 8;
  return total <= 7;
}

const versions: Readonly<Record<string, (text: string) => boolean>> = { 4: isVersion4, 6: isVersion6 };

// `version` is '4', '6', or '' for either (F2: ip).
export function isIp(text: string, version: string): boolean {
  if (version === '') return isVersion4(text) || isVersion6(text);
  return Object.hasOwn(versions, version) && (versions[version]?.(text) ?? false);
}

const localPart = /^[a-z\d!#$%&'*+\-/=?^_`{|}~\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]+$/i;
const quoted =
  // eslint-disable-next-line no-control-regex -- RFC 5322 allows control characters inside quotes.
  /^(?:[\s\x01-\x08\x0b\x0c\x0e-\x1f\x7f\x21\x23-\x5b\x5d-\x7e\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF]|\\[\x01-\x09\x0b\x0c\x0d-\x7f\u00A0-\uD7FF\uF900-\uFDCF\uFDF0-\uFFEF])*$/i;

// At most 64 characters before the @ and 254 after it (F3).
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 1 || local.length > longest.local || domain.length > longest.domain) return false;
  if (!isDomain(domain)) return false;
  if (local.startsWith('"')) {
    return local.length > 1 && local.endsWith('"') && quoted.test(local.slice(1, -1));
  }
  return local.split('.').every((part) => localPart.test(part));
}

const schemes = new Set(['http', 'https', 'ftp']);
// eslint-disable-next-line no-control-regex -- control characters are what it matches
const unsafe = /[\s<>\\\u0000-\u001f\u007f]/;
const otherScheme = /^[a-z][a-z0-9+.-]*:(?!\/\/|\d{1,5}(?:[/?#]|$))/i;
const authorityParts = /^(?:([^@]*)@)?(\[[^\]]*\]|[^:@[\]]*)(?::(\d{1,5}))?$/;

function isAuthority(authority: string): boolean {
  const [, user = '', host = '', port] = authorityParts.exec(authority) ?? [];
  if (user.split(':').length > 2 || Number(port) < 1) return false;
  if (host.startsWith('[')) return isVersion6(host.slice(1, -1));
  return isVersion4(host) || isDomain(host);
}

// With or without a scheme, shorter than 2083 characters (F3). `javascript:`, `data:`, backslashes and control
// characters are refused: browsers read them differently.
export function isUrl(text: string, { needsScheme }: { needsScheme: boolean }): boolean {
  if (text.length > longest.url || unsafe.test(text) || otherScheme.test(text)) return false;
  const [beforeQuery = ''] = text.split(/[?#]/, 1);
  const separator = beforeQuery.indexOf('://');
  const scheme = beforeQuery.slice(0, Math.max(separator, 0)).toLowerCase();
  if (separator === -1 ? needsScheme : !schemes.has(scheme)) return false;
  const [authority = ''] = beforeQuery.slice(separator === -1 ? 0 : separator + 3).split('/', 1);
  return isAuthority(authority) && URL.canParse(separator === -1 ? `http://${text}` : text);
}

/** Adds `https://` to an address without a scheme; what could be an email address stays. */
export function completeAddress(text: string): string {
  const address = text.trim();
  const isWhole = isUrl(address, { needsScheme: true }) || /^[^/?#]*@/.test(address);
  return !isWhole && isUrl(address, { needsScheme: false }) ? `https://${address}` : address;
}
