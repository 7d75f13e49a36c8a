import type { Tag, TagKind } from '#contract/tags.ts';

const plain = (...names: string[]): Tag[] => names.map((name) => ({ id: name, name, parent_id: null }));
const under = (parents: Readonly<Record<string, readonly string[]>>): Tag[] =>
  Object.entries(parents).flatMap(([parent_id, names]) =>
    names.map((name) => ({ id: name, name, parent_id })),
  );

const handsets = under({
  Apple: ['iPhone 15', 'iPhone 16', 'iPhone 17', 'iPad Air'],
  Google: ['Pixel 8', 'Pixel 9', 'Pixel 10'],
  Samsung: ['Galaxy A56', 'Galaxy S24', 'Galaxy S25', 'Galaxy Tab S10'],
  Xiaomi: ['Redmi Note 14', 'Xiaomi 15'],
});
const legacyHandsets = under({
  Apple: ['iPhone 8', 'iPhone SE'],
  Nokia: ['Nokia 3310', 'Nokia 8110'],
  Samsung: ['Galaxy S7'],
});

// The values of every kind of tag (C4); figures are split by the same ones.
const tagValues: Record<TagKind, Tag[]> = {
  handset: handsets,
  handset_legacy: legacyHandsets,
  os: plain('Android', 'iOS', 'iPadOS', 'macOS', 'Windows'),
  operating_system: under({
    Android: ['Android 14', 'Android 15', 'Android 16'],
    iOS: ['iOS 17', 'iOS 18', 'iOS 26'],
    iPadOS: ['iPadOS 18', 'iPadOS 26'],
    macOS: ['macOS 15', 'macOS 26'],
    Windows: ['Windows 10', 'Windows 11'],
  }),
  device_manufacturer: plain('Apple', 'Google', 'Nokia', 'Samsung', 'Xiaomi'),
  form_factor: plain('smartphone', 'tablet', 'desktop'),
  carrier: [
    ...plain('Mobile network', 'Wi-Fi'),
    ...under({
      AT: ['A1', 'Magenta'],
      CZ: ['O2 CZ', 'T-Mobile CZ'],
      DE: ['Telekom', 'Vodafone'],
      GB: ['EE', 'O2 UK'],
      IE: ['Three IE', 'Vodafone IE'],
      NL: ['KPN', 'Odido'],
      PL: ['Orange PL', 'Play'],
      US: ['AT&T', 'Verizon'],
    }),
  ],
  isp: under({
    AT: ['A1 Telekom', 'Magenta Telekom'],
    DE: ['1&1', 'Deutsche Telekom', 'Vodafone Kabel'],
    GB: ['BT', 'Sky', 'Virgin Media'],
    NL: ['KPN', 'Ziggo'],
  }),
  connection: plain('3G', '4G', '5G', 'Cable', 'Wi-Fi'),
  language: plain('cs', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl'),
  content_category: plain(
    'Automotive',
    'Business',
    'Family',
    'Food',
    'Gaming',
    'Health',
    'News',
    'Sport',
    'Travel',
  ),
  theme: plain('Autumn', 'Back to school', 'Black week', 'Christmas', 'Easter', 'Spring', 'Summer', 'Winter'),
  placement: plain('Article end', 'Comparison table', 'Header', 'In-feed', 'Newsletter', 'Sidebar'),
  step: plain('Landing page', 'Form', 'Basket', 'Confirmation'),
  color: plain('Blue', 'Dark', 'Green', 'Light', 'Red', 'White'),
  ad_dimension: plain('160x600', '300x250', '300x600', '320x50', '468x60', '728x90', '970x250'),
  banner_title: plain(
    'Cover your roof',
    'Finally sleep',
    'Private in 61 countries',
    'The next trip',
    'Your first month free',
  ),
  banner_id: plain('b-1001', 'b-1002', 'b-1003', 'b-1004'),
  banner_source: plain('Advertiser', 'Network', 'Publisher'),
  banner_filename: plain('autumn-300x250.png', 'autumn-728x90.png', 'trial-300x600.png'),
  offer_detail_name: plain('12-month plan', '24-month plan', 'Annual plan', 'Free trial', 'Starter box'),
  pno: plain('P-100', 'P-110', 'P-200'),
  product_pno: under({ 'P-100': ['P-100-S', 'P-100-M'], 'P-200': ['P-200-S', 'P-200-L'] }),
  trigger_param_click: plain('browser', 'carrier', 'country', 'device', 'os', 'sub1', 'sub2'),
  trigger_param_event: plain('event', 'goal', 'payout', 'sale_amount', 'status'),
  trigger_param_yieldr: plain('bid', 'deal', 'segment'),
  adv_billingstate: plain('billed', 'open', 'refunded'),
  adv_billingcontext: plain('first purchase', 'renewal', 'upgrade'),
  adv_beorderstate: plain('accepted', 'canceled', 'delivered', 'returned'),
  other: plain('AMP', 'App', 'Progressive web app', 'Web view'),
};

// By country (C4).
const cities: Readonly<Record<string, readonly string[]>> = {
  AT: ['Graz', 'Innsbruck', 'Linz', 'Salzburg', 'Vienna'],
  CH: ['Basel', 'Bern', 'Geneva', 'Zurich'],
  CZ: ['Brno', 'Ostrava', 'Prague'],
  DE: ['Berlin', 'Cologne', 'Dresden', 'Frankfurt', 'Hamburg', 'Leipzig', 'Munich', 'Stuttgart'],
  ES: ['Barcelona', 'Madrid', 'Seville', 'Valencia'],
  FR: ['Bordeaux', 'Lyon', 'Marseille', 'Paris', 'Toulouse'],
  GB: ['Birmingham', 'Bristol', 'Edinburgh', 'Glasgow', 'Leeds', 'London', 'Manchester'],
  IE: ['Cork', 'Dublin', 'Galway'],
  IT: ['Florence', 'Milan', 'Naples', 'Rome', 'Turin'],
  NL: ['Amsterdam', 'Eindhoven', 'Rotterdam', 'Utrecht'],
  PL: ['Gdansk', 'Krakow', 'Poznan', 'Warsaw', 'Wroclaw'],
  US: ['Austin', 'Boston', 'Chicago', 'Denver', 'Los Angeles', 'New York', 'Seattle'],
};

/** As rows of the table; a city belongs to its country. */
export const tagRows = Object.entries({ ...tagValues, city: under(cities) }).flatMap(([kind, values]) =>
  values.map(({ id, name, parent_id }) => ({ kind, value: String(id), name, parent_id })),
);

/** Devices and systems of an offer without any. */
export const everywhere = {
  devices: ['smartphone', 'tablet', 'desktop'],
  os: ['Android', 'iOS', 'iPadOS', 'macOS', 'Windows'],
};
