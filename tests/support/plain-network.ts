import { getRequestListener } from '@hono/node-server';
import { createLimits } from '#server/auth/limits.ts';
import { systemClock } from '#server/clock.ts';
import type { Db } from '#server/database/database.ts';
import { createApp } from '#server/http/app.ts';
import { listen } from '#server/start/listen.ts';

/** Serves the network on a database as `npm start` does, without a portal and without work of its own; gives its address. */
export async function serveOn(db: Db): Promise<string> {
  const network = {
    db,
    clock: systemClock,
    limits: createLimits(systemClock),
    origin: 'http://localhost',
    checksReplies: false,
    allowsLoopback: false,
    showsOutbox: false,
    countryHeader: null,
  };
  const app = createApp({ network, portal: null, tools: null });
  const listener = Promise.resolve(getRequestListener(app.fetch));
  const { port } = await listen(listener, { port: 0, isDevelopment: false });
  return `http://localhost:${port}`;
}

/** Signs the demo publisher in over HTTP; gives the access token. */
export async function signInAt(url: string): Promise<string> {
  const answer = await fetch(`${url}/oauth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      client_id: 'publisher',
      username: 'publisher@portal.test',
      password: 'portal-demo',
    }),
  });
  const { access_token: token } = (await answer.json()) as { access_token: string }; // The token response.
  return token;
}
