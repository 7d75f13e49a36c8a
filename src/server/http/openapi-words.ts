import type { TokenScope } from '#contract/api-token.ts';
import type { LocaleName } from '#contract/locales.ts';
import type { Caller, Parameter } from './openapi.ts';

export type Words = {
  title: (network: string, version: string) => string;
  count: (count: number) => string;
  programs: string;
  shape: string;
  chosen: string;
  groups: string;
  choice: string;
  all: string;
  scopes: Record<TokenScope, string>;
  examples: string;
  limits: string;
  limitsOf: string;
  headers: string;
  name: string;
  limit: string;
  most: (calls: number, seconds: number) => string;
  callers: Record<Caller, string>;
  locale: LocaleName;
  chosenPath: string;
  forOperators: string;
  parameters: string;
  places: Record<Parameter['in'], string>;
  required: string;
  body: string;
  answer: string;
};

/** Names in the contract are its own, which is written in English. */
export const words: Record<LocaleName, Words> = {
  en: {
    title: (network, version) => `${network} API, version ${version}`,
    count: (count) => `${count} calls.`,
    programs: 'The same for programs:',
    shape: 'Errors: the shape that all have',
    chosen:
      'Calls marked as an addition are not part of the common specification: other networks may lack them.',
    groups: 'Resources',
    choice: 'Calls for your API token',
    all: 'All calls',
    scopes: { figures: 'Figures', links: 'Links and click tags', all: 'Full access' },
    examples:
      'Examples read the token from the environment, so that it is in no file: `export API_TOKEN=…` before you run one. Python needs nothing to be installed; JavaScript runs in Node.js 18 or later, in a file that ends in `.mjs`. Words in capitals, such as `OFFER_ID`, are yours to replace: a comment above says where their values are found.',
    limits: 'Limits',
    limitsOf:
      'They count what all API tokens of an account do together. A call beyond a limit is answered with `429` and does nothing; `Retry-After` says how many seconds to wait.',
    headers:
      'Every answer to a token says in `RateLimit` how many calls are left (`r`) and in how many seconds they are counted anew (`t`), and in `RateLimit-Policy` the limit itself (`q` calls in `w` seconds).',
    name: 'Name in the headers',
    limit: 'Calls',
    most: (calls, seconds) => `${calls} in ${seconds} seconds`,
    callers: {
      'a signed-in publisher': 'for publishers',
      'an operator of the network': 'for operators of the network',
      'an OAuth client': 'for OAuth clients',
      anyone: 'without signing in',
    },
    locale: 'en',
    chosenPath: 'an addition',
    forOperators: 'for operators',
    parameters: 'Parameters',
    places: { path: 'path', query: 'query', header: 'header' },
    required: 'required',
    body: 'Body',
    answer: 'Answer',
  },
  de: {
    title: (network, version) => `API von ${network}, Version ${version}`,
    count: (count) => `${count} Aufrufe.`,
    programs: 'Dasselbe für Programme:',
    shape: 'Fehler: die Form, die alle haben',
    chosen:
      'Als Ergänzung bezeichnete Aufrufe gehören nicht zur gemeinsamen Spezifikation: Andere Netzwerke haben sie vielleicht nicht.',
    groups: 'Ressourcen',
    choice: 'Aufrufe für Ihr API-Token',
    all: 'Alle Aufrufe',
    scopes: { figures: 'Zahlen', links: 'Links und Klick-Tags', all: 'Voller Zugriff' },
    examples:
      'Die Beispiele lesen das Token aus der Umgebung, damit es in keiner Datei steht: Führen Sie vorher `export API_TOKEN=…` aus. Python braucht keine weiteren Pakete; JavaScript läuft mit Node.js ab Version 18, in einer Datei mit der Endung `.mjs`. Wörter in Großbuchstaben wie `OFFER_ID` ersetzen Sie durch eigene Werte: Woher diese kommen, sagt ein Kommentar darüber.',
    limits: 'Grenzen',
    limitsOf:
      'Gezählt werden die Aufrufe aller API-Token eines Kontos zusammen. Ein Aufruf über der Grenze wird mit `429` beantwortet und bewirkt nichts; `Retry-After` nennt die Sekunden bis zum nächsten Versuch.',
    headers:
      'Jede Antwort an ein Token nennt in `RateLimit`, wie viele Aufrufe übrig sind (`r`) und nach wie vielen Sekunden neu gezählt wird (`t`), und in `RateLimit-Policy` die Grenze selbst (`q` Aufrufe in `w` Sekunden).',
    name: 'Name in den Headern',
    limit: 'Aufrufe',
    most: (calls, seconds) => `${calls} in ${seconds} Sekunden`,
    callers: {
      'a signed-in publisher': 'für Publisher',
      'an operator of the network': 'für Betreiber des Netzwerks',
      'an OAuth client': 'für OAuth-Clients',
      anyone: 'ohne Anmeldung',
    },
    locale: 'de',
    chosenPath: 'Ergänzung',
    forOperators: 'für Betreiber',
    parameters: 'Parameter',
    places: { path: 'Pfad', query: 'Query', header: 'Header' },
    required: 'erforderlich',
    body: 'Body',
    answer: 'Antwort',
  },
};
