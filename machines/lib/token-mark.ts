/** Distinguishes tokens and reveals next to nothing about them. Example: `tokenMark({ access_token: 'a' })` is '97'. */
export function tokenMark({ access_token: text }: { access_token: string }): string {
  let sum = 0;
  for (let at = 0; at < text.length; at += 1) sum = (sum * 31 + text.charCodeAt(at)) % 4_294_967_291;
  return String(sum);
}
