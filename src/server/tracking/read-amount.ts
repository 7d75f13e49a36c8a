// As it was sent, and what became of it.
export type OddAmount = { value: string; note: string };
// `amount` is null where it is unreadable.
type ReadAmount = { amount: number | null; odd: OddAmount | null };

const maxLength = 200;
const plain = /^\d{1,9}(?:\.\d{1,4})?$/;
// One comma and three digits could be thousands or thousandths: neither is guessed.
const withComma = /^\d{1,9},(?:\d{1,2}|\d{4})$/;
const withGroups = /^\d{1,3}(?:(?:\.\d{3}){1,2},|(?:,\d{3}){1,2}\.)\d{1,2}$/;

// The last separator is the decimal one.
function numberIn(text: string) {
  if (plain.test(text)) return Number(text);
  if (!withComma.test(text) && !withGroups.test(text)) return null;
  const [decimals = ''] = /\d+$/.exec(text) ?? [];
  return Number(`${text.slice(0, -decimals.length).replaceAll(/\D/g, '')}.${decimals}`);
}

function noteOf(text: string, amount: number | null) {
  if (amount !== null) return `Read as ${amount}`;
  return text === '' ? 'Empty, so not used' : 'Not an amount, so not used';
}

// Also as people write it: `10,50`, `1.234,56`. An unreadable amount is not 0.
export function readAmount(sent: string | undefined): ReadAmount {
  if (sent === undefined) return { amount: null, odd: null };
  const text = sent.trim();
  const amount = numberIn(text);
  if (plain.test(sent)) return { amount, odd: null };
  const value = sent.slice(0, maxLength).toWellFormed();
  return { amount, odd: { value, note: noteOf(text, amount) } };
}
