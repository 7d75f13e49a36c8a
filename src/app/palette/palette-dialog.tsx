import { useGatedLocation } from '#portal/portal-context.tsx';
import { usePalette } from '#portal/palette.ts';
import { Button } from '#ui/controls/button.tsx';
import { Key } from '#ui/content/key.tsx';
import { Palette } from '#ui/overlays/palette.tsx';
import { Spinner } from '#ui/feedback/spinner.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { findEntries, firstEntries, type EntryKind } from './find.ts';
import { useEntries } from './use-entries.ts';

const names: Record<EntryKind, MessageDescriptor> = {
  pages: msg`Pages`,
  actions: msg`Actions`,
  offers: msg`Offers`,
  campaigns: msg`Campaigns`,
  links: msg`Tracking links`,
};

type StatusProps = Pick<ReturnType<typeof useEntries>, 'isLoading' | 'isOffline' | 'isFailed' | 'refresh'> & {
  /** What was typed and matches nothing, or empty. */
  missed: string;
};

function Status({ isLoading, isOffline, isFailed, refresh, missed }: StatusProps) {
  if (isLoading) {
    return (
      <>
        <Spinner />
        <Trans>Loading offers, campaigns and links</Trans>
      </>
    );
  }
  if (isOffline) return <Trans>You are offline: offers, campaigns and links cannot be searched.</Trans>;
  if (isFailed) {
    return (
      <>
        <Trans>Offers, campaigns and links could not be loaded.</Trans>
        <Button size="sm" icon={RefreshCw} onClick={refresh}>
          <Trans>Refresh</Trans>
        </Button>
      </>
    );
  }
  return missed ? <Trans>No results for “{missed}”</Trans> : null;
}

function Foot() {
  const { t } = useLingui();
  return (
    <>
      <span>
        <Key>↑</Key>
        <Key>↓</Key> <Trans>choose</Trans>
      </span>
      <span>
        <Key>{t({ message: 'Enter', context: 'key' })}</Key> <Trans>open or run</Trans>
      </span>
      <span>
        <Key>Esc</Key> <Trans>close</Trans>
      </span>
    </>
  );
}

// Finds pages, actions, offers, campaigns and links by name or ID (A5).
export function PaletteDialog() {
  const { t, i18n } = useLingui();
  const [, go] = useGatedLocation();
  const palette = usePalette();
  const [typed, setTyped] = useState('');
  const needle = typed.trim();
  const askForOffer = () => {
    setTyped('');
    palette.askForOffer();
  };
  const { entries, builders, ...loading } = useEntries({ go, askForOffer });
  const searched = palette.isChoosingOffer ? builders : entries;
  const words = {
    nameOf: (kind: EntryKind) => i18n._(names[kind]),
    moreOf: (count: number) => t`${count} more, keep typing`,
  };
  const start = { recent: palette.recent, recentName: t`Recent`, nameOf: words.nameOf };
  const isStart = needle === '' && !palette.isChoosingOffer;
  const groups = isStart ? firstEntries(entries, start) : findEntries(searched, needle, words);

  const choose = (id: string) => {
    const shown = groups.flatMap(({ items }) => items);
    // Enter may come before the first new result is highlighted.
    const targetId = shown.some((item) => item.id === id) ? id : shown[0]?.id;
    const chosen = searched.find(({ entry }) => entry.id === targetId)?.entry;
    if (!chosen) return;
    if (chosen.id !== 'build-link') palette.choose(chosen.id);
    chosen.run();
  };
  return (
    <Palette
      open={palette.isOpen}
      onClose={palette.close}
      label={palette.isChoosingOffer ? t`Get link` : t`Search`}
      placeholder={palette.isChoosingOffer ? t`For which live offer?` : t`Search offers, links and pages`}
      typed={typed}
      onType={setTyped}
      onBack={palette.back}
      groups={groups}
      onChoose={choose}
      status={<Status {...loading} missed={groups.length === 0 ? needle : ''} />}
      foot={<Foot />}
    />
  );
}
