import { systemClock } from './clock.ts';
import { openapi } from './http/openapi.ts';

// What a network has to answer that stands behind the portal, as OpenAPI; its address is in the examples.
const origin = process.env['NETWORK_URL'] ?? 'https://api.example.net';
const document = openapi({ scope: undefined, origin, now: systemClock.now(), own: {} });
process.stdout.write(`${JSON.stringify(document, null, 2)}\n`);
