/** Why advertisers reject conversions, by the key that they report. */
export const rejectionReasons = new Map([
  ['duplicate', 'Duplicate conversion'],
  ['canceled', 'Cancelled by the customer'],
  ['returned', 'Goods returned'],
  ['unpaid', 'Not paid by the customer'],
  ['invalid', 'Incomplete or invalid details'],
  ['existing_customer', 'Not a new customer'],
  ['terms', 'Against the terms of the offer'],
  ['fraud', 'Suspected fraud'],
]);
