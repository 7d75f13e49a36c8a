// Without letters that look alike.
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codes = new Map<string, string>();

function newCode(): string {
  const random = crypto.getRandomValues(new Uint8Array(8));
  const code = [...random].map((byte) => letters[byte % letters.length]).join('');
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** The code of an error's report, stable while the page is open (E13). Example: `K7QF-2M9D`. */
export function reportCodeOf(what: string): string {
  const code = codes.get(what) ?? newCode();
  codes.set(what, code);
  return code;
}
