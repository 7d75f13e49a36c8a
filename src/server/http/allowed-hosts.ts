/** Hosts that the content security policy allows beside the portal's own. */
export type AllowedHosts = {
  /** Pictures: a CDN. */
  img: readonly string[];
  /** Requests: the API on another origin, a collector of errors. */
  connect: readonly string[];
};

export const noOtherHosts: AllowedHosts = { img: [], connect: [] };

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
