import { beforeAll, describe, expect, test } from 'vitest';
import { offerTexts } from '#server/demo/offer-texts.ts';
import { brands } from '#server/demo/offers.ts';
import { onNetwork, read, readList, type TestNetwork } from './network.ts';

let network: TestNetwork;
let token: string;
onNetwork((opened) => {
  network = opened;
});
beforeAll(async () => {
  token = await network.tokenOf();
});

const ask = (path: string, language?: string) =>
  network.request(path, {
    token,
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  });
const names = async (path: string, language: string, place = 'data.data') =>
  readList((await ask(path, language)).body, place).map((row) => read(row, 'name'));

describe('[C2] [C3] names of dictionaries', () => {
  test.each([
    ['/public/v1/dict/categories', ['Education', 'Energy'], ['Bildung', 'Energie']],
    ['/public/v1/dict/countries', ['Afghanistan', 'Åland Islands'], ['Afghanistan', 'Ägypten']],
    ['/publisher/v1/dict/approval-statuses', ['Pending', 'Approved'], ['Ausstehend', 'Genehmigt']],
    ['/publisher/v1/dict/offer-tags', ['Exclusive', 'Fast approval'], ['Abo', 'Exklusiv']],
  ])('%s are in the language that is asked for, sorted in it', async (path, english, german) => {
    const all = `${path}?limit=-1`;
    expect((await names(all, 'en-GB,en;q=0.9')).slice(0, 2)).toEqual(english);
    expect((await names(all, 'de-AT,de;q=0.9,en;q=0.8')).slice(0, 2)).toEqual(german);
    // Nobody's language is the first.
    expect((await names(all, 'fr,it')).slice(0, 2)).toEqual(english);
  });

  test('are searched for in it', async () => {
    expect(await names('/publisher/v1/dict/countries?limit=-1&search=österr', 'de')).toEqual(['Österreich']);
    expect(await names('/publisher/v1/dict/countries?limit=-1&search=österr', 'en')).toEqual([]);
  });

  test('of the start are too, but for texts that are values themselves', async () => {
    const { body, headers } = await ask('/storage/dict.json', 'de');
    expect(read(body, 'payment_request_statuses.2')).toEqual({ id: 'paid', name: 'Bezahlt' });
    expect(read(body, 'offer_cap_types.month_payout')).toBe('Budget pro Monat');
    expect(read(body, 'publisher_content.0')).toBe('Blog');
    expect([headers.get('content-language'), headers.get('vary')?.toLowerCase()]).toEqual([
      'de',
      expect.stringContaining('accept-language'),
    ]);
  });

  test('stand in offers and applications', async () => {
    const offer = async (language: string) => {
      const { body } = await ask('/publisher/v1/offers/47604', language);
      return [read(body, 'data.category.name'), readList(body, 'data.tags').map((tag) => read(tag, 'name'))];
    };
    expect(await offer('en')).toEqual(['Home & garden', ['Seasonal']]);
    expect(await offer('de')).toEqual(['Haus & Garten', ['Saisonal']]);
    const { body } = await ask('/publisher/v1/approvals?type=live&limit=1&search=47604', 'de');
    expect(read(body, 'data.data.0.offer.category.name')).toBe('Haus & Garten');
    const postbacks = await ask('/publisher/v1/postbacks?search=later', 'de');
    expect(read(postbacks.body, 'data.data.0.event.name')).toBe('Statuswechsel');
    // Its own name stays.
    expect(read(body, 'data.data.0.offer.name')).toBe('Nordlicht – mattress winter sale');
  });

  test('stand beside what the sample offers say: description, questions, landing pages', async () => {
    const said = async (language: string) => {
      const { body: offer } = await ask('/publisher/v1/offers/48401', language);
      const { body: links } = await ask('/publisher/v1/tracking-links/offers/48405/options', language);
      return [
        read(offer, 'data.description'),
        ...readList(offer, 'data.questions').map((question) => read(question, 'text')),
        ...readList(links, 'data.landing_pages').map((page) => read(page, 'name')),
        read(links, 'data.deep_links.reason'),
      ];
    };
    expect(await said('en')).toEqual([
      'Electric cars by the month with insurance, tyres and charging card. Paid when the car has been handed over. Credit check on the advertiser’s side.',
      'Where will the offer appear? Please name the page, channel or newsletter.',
      'Do you test the vehicles or services that you recommend?',
      'How many people do you reach there in a month?',
      'Main page',
      'Comparison',
      'Winter campaign',
      'Leads are only counted when the visit begins on the form.',
    ]);
    expect(await said('de')).toEqual([
      'Elektroautos im Monatsabo, mit Versicherung, Reifen und Ladekarte. Vergütet nach der Übergabe des Autos. Die Bonität prüft der Advertiser.',
      'Wo wird das Angebot erscheinen? Bitte nennen Sie Seite, Kanal oder Newsletter.',
      'Testen Sie die Fahrzeuge oder Dienste, die Sie empfehlen?',
      'Wie viele Personen erreichen Sie dort im Monat?',
      'Hauptseite',
      'Vergleich',
      'Winteraktion',
      'Leads zählen nur, wenn der Besuch auf dem Formular beginnt.',
    ]);
  });

  test('and every sample offer says it all in German', () => {
    const { de } = offerTexts;
    const said = Object.values(brands).flatMap(({ words, offers }) =>
      offers.map(({ terms }) => `${words} ${terms}`),
    );
    expect(said.filter((text) => !de.has(text))).toEqual([]);
    expect(said.filter((text) => de.get(text) === text)).toEqual([]);
  });

  test('of one language are not those of another by their tag', async () => {
    const english = await ask('/public/v1/dict/categories?limit=-1', 'en');
    const again = (language: string) =>
      network.request('/public/v1/dict/categories?limit=-1', {
        headers: { 'accept-language': language, 'if-none-match': english.headers.get('etag') ?? '' },
      });
    expect([(await again('en')).status, (await again('de')).status]).toEqual([304, 200]);
  });

  test('that are the same in both are said to be of the one that is asked for', async () => {
    const path = '/public/v1/tags/os?limit=-1';
    const english = await ask(path, 'en');
    const { status, headers } = await network.request(path, {
      headers: { 'accept-language': 'de', 'if-none-match': english.headers.get('etag') ?? '' },
    });
    expect([status, headers.get('content-language')]).toEqual([304, 'de']);
  });
});
