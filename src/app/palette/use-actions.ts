import { approvals } from '#contract/approvals.ts';
import { trackingLinks } from '#contract/tracking-links.ts';
import { chooseDensity, useDensity } from '#lists/density.ts';
import { saveFile } from '#lists/save-file.ts';
import { usePortal } from '#portal/portal-context.tsx';
import { useShadowLogin } from '#portal/shadow-login.ts';
import { href } from '#routes';
import { notifyFailure } from '#ui/feedback/notify-failure.ts';
import { usePreferences } from '#ui/platform/use-preferences.ts';
import type { Download as File } from '#contract/endpoint.ts';
import { useLingui } from '@lingui/react/macro';
import { Download, Keyboard, Languages, Link2, LogOut, Rows3, Webhook } from 'lucide-react';
import { showShortcuts } from '../shell/shortcuts.tsx';
import type { Entry } from './find.ts';

type Action = Omit<Entry, 'kind'>;

async function download(load: () => Promise<File>) {
  try {
    saveFile(await load());
  } catch (error) {
    void notifyFailure(error);
  }
}

function useDownloads(): Action[] {
  const { client } = usePortal();
  const { t } = useLingui();

  return [
    {
      id: 'download live-offers',
      label: t`Download live offers as CSV`,
      icon: Download,
      run: () => void download(() => client(approvals.download, { query: { type: 'live' } })),
    },
    {
      id: 'download tracking-links',
      label: t`Download tracking links as CSV`,
      icon: Download,
      run: () => void download(() => client(trackingLinks.download)),
    },
  ];
}

// The choices that differ from the current one.
function useAppearanceActions(): Action[] {
  const { t } = useLingui();
  const { language, theme } = usePreferences();
  const density = useDensity();
  const themes = theme.items.filter(({ value }) => value !== theme.value);
  const languages = language.items.filter(({ value }) => value !== language.value);
  return [
    ...themes.map(({ value, label, icon }) => ({
      id: `theme ${value}`,
      label: t`Theme: ${label}`,
      icon,
      run: () => theme.onChange(value),
    })),
    ...languages.map(({ value, label }) => ({
      id: `language ${value}`,
      label: t`Language: ${label}`,
      icon: Languages,
      run: () => language.onChange(value),
    })),
    density === 'compact'
      ? {
          id: 'density default',
          label: t`Lists: comfortable rows`,
          icon: Rows3,
          run: () => chooseDensity('default'),
        }
      : {
          id: 'density compact',
          label: t`Lists: compact rows`,
          icon: Rows3,
          run: () => chooseDensity('compact'),
        },
  ];
}

type Surroundings = { go: (to: string) => void; askForOffer: () => void };

export function useActions({ go, askForOffer }: Surroundings): Action[] {
  const { t } = useLingui();
  const { isShadowed, exit } = useShadowLogin();
  const downloads = useDownloads();
  const appearanceActions = useAppearanceActions();
  return [
    { id: 'build-link', label: t`Get link`, icon: Link2, run: askForOffer },
    {
      id: 'new-postback',
      label: t`New postback`,
      icon: Webhook,
      run: () => go(`${href('postbacks')}?edit=new`),
    },
    ...downloads,
    ...appearanceActions,
    { id: 'shortcuts', label: t`Keyboard shortcuts`, icon: Keyboard, run: () => showShortcuts(true) },
    {
      id: 'sign-out',
      label: isShadowed ? t`Exit the shadow login` : t`Sign out`,
      icon: LogOut,
      run: exit,
    },
  ];
}
