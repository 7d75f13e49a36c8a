import type { BrowserContext } from '@playwright/test';
import { readPortal } from '#server/http/portal-files.ts';
import type { Network } from '../support/network.ts';
import { storeToken } from '../support/store-token.ts';
import { buildFloors } from './build-floors.ts';
import type { Host, MadeUp } from './host.ts';
import type { Condition } from './probe.ts';
import { benchedScreen } from './screens.ts';

export type SiteName = 'portal' | 'plain' | 'stack';
export type ScreenName = 'login' | 'dashboard' | 'list';
type Screen = { path: string; usable: Condition };

export type Site = {
  url: string;
  screens: { [Name in ScreenName]?: Screen };
  enter: (context: BrowserContext) => Promise<void>;
};
export type Sites = Record<SiteName, Site>;

const nobody = () => Promise.resolve();
const rowsOfList = 250;

type Row = { id: number; offer: { name: string } };
type ListAnswer = { data: { data: Row[]; total: number; limit: number; offset: number } };

// The network's own rows repeated and numbered.
async function longList(network: Network): Promise<MadeUp> {
  const { access_token: token } = await network.signIn('publisher');
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${network.url}/publisher/v1/approvals?type=live&limit=10`, { headers });
  const body = (await answer.json()) as ListAnswer; // As its contract says.
  const rows = body.data.data;
  const all = Array.from({ length: Math.ceil(rowsOfList / rows.length) }, () => rows)
    .flat()
    .map((row, nth) => ({
      ...row,
      id: nth + 1,
      offer: { ...row.offer, name: `${row.offer.name} ${nth + 1}` },
    }));
  return ({ pathname, searchParams }) => {
    if (pathname !== '/publisher/v1/approvals' || searchParams.get('type') !== 'live') return undefined;
    const [limit, offset] = ['limit', 'offset'].map((name) => Number(searchParams.get(name)));
    const data = all.slice(offset, (offset ?? 0) + (limit ?? 0));
    return { ...body, data: { data, total: all.length, limit, offset } };
  };
}

const login = { path: '/login', usable: { selector: 'form input[type=password]' } };

/** Serves the portal, with a list of 250 rows. */
export const openPortal = async (host: Host, network: Network) => ({
  url: await host.serve({ networkUrl: network.url, madeUp: await longList(network) }),
  screens: {
    login,
    dashboard: benchedScreen('dashboard'),
    list: { ...benchedScreen('liveOffers'), usable: { selector: 'main tbody tr', count: 10 } },
  },
  enter: (context: BrowserContext) => storeToken(context, network, 'publisher'),
});

/** Serves the portal and its floors in the same way. */
export async function openSites(host: Host, network: Network): Promise<Sites> {
  const floors = await buildFloors();
  const networkUrl = network.url;
  const portal = await openPortal(host, network);
  const [plain, stack] = await Promise.all(
    [floors.plain, floors.stack].map(async (folder) =>
      host.serve({ files: await readPortal(folder), networkUrl }),
    ),
  );
  return {
    portal,
    plain: { url: plain ?? '', screens: { login }, enter: nobody },
    stack: {
      url: stack ?? '',
      screens: {
        login,
        dashboard: { path: '/dashboard', usable: { selector: 'main svg polyline' } },
        list: { path: '/list', usable: { selector: 'main tbody tr', count: 10 } },
      },
      enter: nobody,
    },
  };
}
