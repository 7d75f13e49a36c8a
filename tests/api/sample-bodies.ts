export const namedToken = { name: 'Figures', scope: 'figures', days: 30 };
export const registration = {
  email: 'walk@portal.test',
  password: 'a long enough one',
  password_confirmation: 'a long enough one',
  firstname: 'Wanda',
  lastname: 'Walker',
  company: 'Walkers',
  website: 'https://walkers.example/',
  country: 'DE',
  traffic_type_ids: [1],
  publisher_content: [],
  terms_accepted: true,
};
export const billing = {
  company_name: 'Kestrel Media GmbH',
  vat_rate: '0',
  street: 'Am Speicher 1',
  zip: '20457',
  city: 'Hamburg',
  country: 'DE',
  invoice_email: 'billing@kestrel.test',
  payment_method: 'paypal',
  paypal_email: 'billing@kestrel.test',
  min_payout: 50,
};
export const newOffer = {
  name: 'Walk – Leads',
  category_id: 1,
  currency: 'EUR',
  countries: ['DE'],
  payouts: [{ model: 'CPA', amount: 1 }],
};
export const report = { name: 'Countries', query: 'dimensions=country' };
export const postback = { name: 'Walk', url: 'https://pb.example/in?c={click_id}' };
export const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
