import { dash, wordOf } from '#i18n/words.ts';
import { query } from '#api/queries.ts';
import { webAddressOf } from '#api/web-address.ts';
import { apiOrigin } from '#api/api-origin.ts';
import { approvals, type ApprovalDetails } from '#contract/approvals.ts';
import type { Banner } from '#contract/offer-parts.ts';
import { useFormats } from '#i18n/formats.tsx';
import { BannerCard, BannerWhole } from '#ui/content/banner-card.tsx';
import { Button } from '#ui/controls/button.tsx';
import { ButtonLink } from '#ui/controls/button-link.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { RowActions } from '#ui/tables/row-actions.tsx';
import { Segment } from '#ui/controls/segment.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { BannersSkeleton } from './banners-skeleton.tsx';
import { WholeList } from './whole-list.tsx';

const kinds: Record<Banner['kind'], MessageDescriptor> = {
  image: msg`Picture`,
  html5: msg`HTML5`,
  text: msg`Text`,
};

const isKind = (text: string | null): text is Banner['kind'] => text !== null && Object.hasOwn(kinds, text);

const addressOf = ({ url }: Banner) => webAddressOf(url, apiOrigin());

function Note({ banner: { kind, size } }: { banner: Banner }) {
  const { i18n } = useLingui();
  const { count } = useFormats();
  const kilobytes = count(Math.max(1, Math.round(size / 1024)));
  return (
    <Trans>
      {wordOf(kinds, kind, i18n)} · {kilobytes} KB
    </Trans>
  );
}

function Take({ banner }: { banner: Banner }) {
  const { t } = useLingui();
  const { name, filename } = banner;
  const address = addressOf(banner);
  if (!address) return null;
  return (
    <>
      <CopyButton text={address} label={t`Copy address: ${name}`} />
      <ButtonLink icon={Download}>
        <a href={address} download={filename} aria-label={t`Download ${name}`}>
          <Trans>Download</Trans>
        </a>
      </ButtonLink>
    </>
  );
}

const sizeOf = ({ width, height }: Banner) => (Number.isNaN(width + height) ? dash : `${width}×${height}`);

function BannerItem({ banner, onEnlarge }: { banner: Banner; onEnlarge: () => void }) {
  const { t, i18n } = useLingui();
  const { name, kind } = banner;
  return (
    <BannerCard
      src={kind === 'image' ? addressOf(banner) : null}
      title={sizeOf(banner)}
      note={<Note banner={banner} />}
      fallback={wordOf(kinds, kind, i18n)}
      enlarge={{ label: t`Enlarge ${name}`, onClick: onEnlarge }}
      actions={
        <RowActions>
          <Take banner={banner} />
        </RowActions>
      }
    />
  );
}

function Enlarged({ banner, onClose }: { banner: Banner; onClose: () => void }) {
  const address = addressOf(banner);
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={banner.name}
      actions={
        <>
          <Take banner={banner} />
          <Button onClick={onClose}>
            <Trans>Close</Trans>
          </Button>
        </>
      }
    >
      {sizeOf(banner)} · <Note banner={banner} />
      {address ? <BannerWhole src={address} alt={banner.name} /> : null}
    </Dialog>
  );
}

function useKinds(banners: readonly Banner[]) {
  const { t, i18n } = useLingui();
  const all = banners.length;
  return [
    { value: '', label: t`All ${all}` },
    ...Object.entries(kinds).flatMap(([value, label]) => {
      const { length } = banners.filter(({ kind }) => kind === value);
      return length > 0 ? [{ value, label: `${i18n._(label)} ${length}` }] : [];
    }),
  ];
}

function Wall({ banners }: { banners: readonly Banner[] }) {
  const { t } = useLingui();
  const [enlarged, setEnlarged] = useState<Banner | null>(null);
  const [address, setAddress] = useSearchParams();
  const items = useKinds(banners);
  const named = address.get('kind');
  const kind = isKind(named) ? named : '';
  const choose = (value: string) =>
    setAddress((current) => {
      const next = new URLSearchParams(current);
      if (value) next.set('kind', value);
      else next.delete('kind');
      return next;
    });
  return (
    <Stack>
      {items.length > 2 || kind !== '' ? (
        <FormActions>
          <Segment label={t`Kind`} value={kind} onChange={choose} items={items} />
        </FormActions>
      ) : null}
      <CardGrid>
        {banners
          .filter((banner) => kind === '' || banner.kind === kind)
          .map((banner) => (
            <BannerItem key={banner.id} banner={banner} onEnlarge={() => setEnlarged(banner)} />
          ))}
      </CardGrid>
      {enlarged ? <Enlarged banner={enlarged} onClose={() => setEnlarged(null)} /> : null}
    </Stack>
  );
}

export function BannersTab({ approval: { id } }: { approval: ApprovalDetails }) {
  const banners = useQuery(query(approvals.banners, { params: { id }, query: { limit: -1 } }));
  return (
    <WholeList query={banners} none={<Trans>This offer has no banners.</Trans>} places={<BannersSkeleton />}>
      {(rows) => <Wall banners={rows} />}
    </WholeList>
  );
}
