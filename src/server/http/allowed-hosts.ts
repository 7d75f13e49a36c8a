/** Hosts that the content security policy allows beside the portal's own. */
export type AllowedHosts = {
  /** Pictures: a CDN. */
  img: readonly string[];
  /** Requests: the API on another origin, a collector of errors. */
  connect: readonly string[];
};

export const noOtherHosts: AllowedHosts = { img: [], connect: [] };

/** With the API's origin, for its calls and pictures. */
export const withApi = ({ img, connect }: AllowedHosts, api: string | null): AllowedHosts =>
  api === null ? { img, connect } : { img: [...img, api], connect: [...connect, api] };

const label = '[a-z0-9](?:[a-z0-9-]*[a-z0-9])?';
const name = String.raw`(?:\*\.)?${label}(?:\.${label})+`;
const host = new RegExp(String.raw`^(?:https://${name}|https?://localhost)(?::\d{1,5})?$`);

/** Reads `https://cdn.example.net,https://*.example.org`: origins alone. Throws an error that names what is none. */
export function readAllowedHosts(text: string | undefined): readonly string[] {
  const given = (text ?? '').split(',').flatMap((part) => part.trim().toLowerCase() || []);
  const wrong = given.find((one) => !host.test(one));
  if (wrong !== undefined) {
    throw new Error(
      `"${wrong}" is no origin such as https://cdn.example.net or https://*.example.net; there may be several, with commas between`,
    );
  }
  return [...new Set(given)];
}

/** Reads origins as a browser names them, without wildcards. Throws as `readAllowedHosts` does. */
export function readOrigins(text: string | undefined): readonly string[] {
  const given = readAllowedHosts(text);
  const wide = given.find((one) => one.includes('*'));
  if (wide !== undefined) throw new Error(`"${wide}" is no single origin such as https://portal.example.net`);
  return [...new Set(given.map((one) => new URL(one).origin))];
}

/** Reads the one origin of the API; null where it is the portal's own. Throws as `readOrigins` does. */
export function readApiOrigin(text: string | undefined): string | null {
  const [origin = null, ...others] = readOrigins(text);
  if (others.length > 0) throw new Error('The API has one origin');
  return origin;
}
