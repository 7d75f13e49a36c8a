type Field = 'beneficiary' | 'iban' | 'bic' | 'paypal_email';

// Apart from the rules of VAT and bank accounts, which only the form of the billing details loads.
const needed: Partial<Record<string, readonly Field[]>> = {
  sepa: ['beneficiary', 'iban'],
  swift: ['beneficiary', 'iban', 'bic'],
  paypal: ['paypal_email'],
};

/** Fields that a method of payment requires. */
export const fieldsOfPaymentMethod = (method: string): readonly Field[] => needed[method] ?? [];

/** Who is paid, and how: new ones hold payouts. */
export const payeeFields = ['payment_method', 'beneficiary', 'iban', 'bic', 'paypal_email'] as const;
