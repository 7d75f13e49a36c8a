import { createRequire } from 'node:module';
import path from 'node:path';
import { apiPath, type PeerName } from './names.ts';

/** Answers a request below the path of peers. */
export type Answer = (request: Request) => Response | Promise<Response>;

const user = {
  id: '1',
  firstName: 'Ann',
  lastName: 'Example',
  email: 'ann@example.org',
  role: 'ADMIN',
  teamId: '1',
  bio: '',
  createdAt: 0,
};
const signedIn = 'bulletproof_react_app_token';
/** As signing in leaves it. */
export const tokenCookie = { name: signedIn, value: 'x' };

const pages = 25;
const perPage = 10;
const discussionsOf = (page: number) =>
  Array.from({ length: perPage }, (_, nth) => {
    const id = (page - 1) * perPage + nth + 1;
    const title = `Discussion ${id} of a team`;
    return {
      id: String(id),
      title,
      body: 'Text',
      teamId: '1',
      createdAt: 1_764_000_000_000 - id,
      author: user,
    };
  });

// The calls of bulletproof-react's dashboard and list.
function ofBulletproof(request: Request): Response {
  const { pathname, searchParams } = new URL(request.url);
  const call = pathname.slice(apiPath.length);
  if (call === '/auth/me') {
    return Response.json({ data: request.headers.get('cookie')?.includes(signedIn) ? user : null });
  }
  if (call === '/auth/login') return Response.json({ user, jwt: tokenCookie.value });
  if (call !== '/discussions') return Response.json({ data: [] });
  const page = Number(searchParams.get('page') ?? 1);
  const meta = { page, total: pages * perPage, totalPages: pages };
  return Response.json({ data: discussionsOf(page), meta });
}

type FakeRest = { getMswHandler: (options: object) => (input: { request: Request }) => Promise<Response> };

// React-admin's demo data by its own packages, out of the page.
function ofReactAdmin(folder: string): Answer {
  const load = createRequire(path.join(path.resolve(folder), 'package.json'));
  const { getMswHandler } = load('fakerest') as FakeRest; // As they are published.
  const generate = load('data-generator-retail') as () => object;
  const baseUrl = 'https://data.test';
  const handle = getMswHandler({ baseUrl, data: generate(), loggingEnabled: false });
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const asked = new Request(baseUrl + pathname.slice(apiPath.length) + search);
    // A part of all rows is answered with 206, which no host compresses.
    const { headers, body } = await handle({ request: asked });
    return new Response(body, { headers });
  };
}

/** Where a peer's data comes from; shadcn-admin has it in its scripts. */
export function dataOf(name: PeerName, folder: string): Answer | undefined {
  if (name === 'bulletproof-react') return ofBulletproof;
  return name === 'react-admin' ? ofReactAdmin(folder) : undefined;
}
