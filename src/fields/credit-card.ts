const patterns = [
  /^4\d{12}(?:\d{3})?$/,
  /^5[1-5]\d{14}$/,
  /^(?:222[1-9]|22[3-9]\d|2[3-6]\d{2}|27[01]\d|2720)\d{12}$/,
  /^6(?:011|5\d\d)\d{12}$/,
  /^3[47]\d{13}$/,
  /^3(?:0[0-5]|[68]\d)\d{11}$/,
  /^(?:2131|1800|35\d{3})\d{11}$/,
  /^6[27]\d{14}$/,
];
const longest = 64;

const doubled = (digit: number) => (digit > 4 ? digit * 2 - 9 : digit * 2);

// The Luhn check: every second digit from the right is doubled, and the sum ends in 0. `digits` holds digits only.
export function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => total + (index % 2 === 1 ? doubled(Number(digit)) : Number(digit)), 0);
  return sum % 10 === 0;
}

// Known brands only; ignores spaces and dashes (F3: patterns and Luhn).
export function isCreditCard(text: string): boolean {
  if (text.length > longest) return false;
  const digits = text.replaceAll(/[- ]/g, '');
  return patterns.some((pattern) => pattern.test(digits)) && passesLuhn(digits);
}
