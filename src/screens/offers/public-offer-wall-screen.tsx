import { query } from '#api/queries.ts';
import { publicCalls, type PublicOffer } from '#contract/public.ts';
import { defineList } from '#lists/define-list.ts';
import { useListSearch } from '#lists/use-list-search.ts';
import { useGuestHref } from '#portal/use-guest-href.ts';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { OfferTile } from './wall/offer-tile.tsx';
import { PublicOfferDialog } from './wall/public-offer-dialog.tsx';
import { useChosenOffer } from './wall/use-chosen-offer.ts';
import { useSharedColumns } from './wall/wall-table.tsx';
import { usePublicFilters } from './wall/use-own-filters.ts';
import { useWallTab } from './wall/use-wall-tab.ts';
import { countsIn, narrowedByTab, sharedFilters } from './wall/wall-query.ts';
import { WallView } from './wall/wall-view.tsx';

const list = defineList(publicCalls.offers, {
  name: 'public-offers',
  sorts: ['featured', 'created_at', 'payout', 'name'],
  sort: '-featured',
  filters: sharedFilters,
  columns: ['category', 'countries', 'devices', 'tags', 'payout', 'created_at'],
  also: ['tab', 'view'],
});

function useSorts() {
  const { t } = useLingui();
  return [
    { value: '-featured', label: t`Featured first` },
    { value: '-created_at', label: t`Newest` },
    { value: '-payout', label: t`Highest payout` },
    { value: 'name', label: t`Name` },
  ];
}

function SignInToApply({ offer: { id, name } }: { offer: PublicOffer }) {
  const { t } = useLingui();
  const { hrefOf } = useChosenOffer();
  const guestHref = useGuestHref();
  return (
    <ButtonLink block>
      <Link href={guestHref('login', hrefOf(id))} aria-label={t`Sign in to apply: ${name}`}>
        <Trans>Sign in to apply</Trans>
      </Link>
    </ButtonLink>
  );
}

const apply = (offer: PublicOffer) => <SignInToApply offer={offer} />;

// What loads later stands last, so that nothing shifts.
function Lead({ total }: { total: number | undefined }) {
  const guestHref = useGuestHref();
  return (
    <>
      <Trans>
        <Link href={guestHref('register')}>Create an account</Link> to see EPC, caps and tracking links.
      </Trans>
      {total === undefined || total === 0 ? null : (
        <>
          {' '}
          <Plural value={total} one="# offer." other="# offers." />
        </>
      )}
    </>
  );
}

/** The public catalogue (O2); after signing in to apply, visitors return to the same offer and filters. */
export default function PublicOfferWallScreen() {
  const { t } = useLingui();
  const [listSearch] = useListSearch(list);
  const { tab } = useWallTab();
  const { id, hrefOf, open, close } = useChosenOffer();
  const part = narrowedByTab[tab];
  const found = useQuery({
    ...query(publicCalls.offers, {
      query: { ...list.toQuery(listSearch), ...part },
    }),
    placeholderData: keepPreviousData,
  });
  const counted = useQuery({
    ...query(publicCalls.facets, { query: { ...list.narrowed(listSearch), ...part } }),
    placeholderData: keepPreviousData,
  });
  const columns = useSharedColumns<PublicOffer>(hrefOf);
  const card = (offer: PublicOffer) => <OfferTile key={offer.id} offer={offer} href={hrefOf(offer.id)} />;
  const total = found.data?.total;
  return (
    <WallView
      title={<Trans>Public offers</Trans>}
      meta={<Lead total={total} />}
      variant="hero"
      shape={list}
      sorts={useSorts()}
      filters={list.menu(usePublicFilters(counted, listSearch))}
      query={found}
      counts={countsIn(counted)}
      card={card}
      columns={[...Object.values(columns), { id: 'actions', head: t`Actions`, action: true, cell: apply }]}
      onOpen={(offer) => open(offer.id)}
    >
      {id === null ? null : <PublicOfferDialog key={id} id={id} onClose={close} />}
    </WallView>
  );
}
