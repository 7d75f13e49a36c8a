import { chromium } from '@playwright/test';
import { localeNames, type LocaleName } from '#i18n/locales.ts';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { production } from '../support/route-table.ts';
import type { Picture } from './contact-sheet.ts';
import { addressOf, shotList, type Shot } from './shot-list.ts';
import { takeShot, type Look } from './take-shot.ts';

type Keep = (picture: Picture, png: Buffer) => void;

const { routes } = production;

// Panda, which the route table brings along, only logs what nobody catches: a run that fails would wait for ever.
process.on('uncaughtException', () => process.exit(1));

/**
 * Builds the portal and takes the pictures of every state whose name or screen is among `wanted` (none: of all states)
 * in each language, theme and width; `keep` gets each as it is taken.
 */
export async function takePictures(wanted: readonly string[], keep: Keep): Promise<void> {
  const list = shotList(routes).filter(
    ({ name, screen }) =>
      wanted.length === 0 || wanted.some((word) => name.includes(word) || screen === word),
  );
  if (list.length === 0) throw new Error(`No state and no screen is called ${wanted.join(' or ')}.`);
  await ensureBuild({ onlyWhenMissing: false });
  const browser = await chromium.launch(await findBrowser());

  /** Each language has a network of its own, so that the lanes do not disturb each other. */
  async function takeAll(locale: LocaleName) {
    const network = await openNetwork();
    try {
      for (const shot of list) {
        await takeShot(
          { browser, network, locale },
          { shot, address: addressOf(routes, shot.screen) },
          keepAs(shot, locale),
        );
        console.log(`${locale} ${shot.name}`);
      }
    } finally {
      await network.stop();
    }
  }

  const keepAs =
    ({ screen, name }: Shot, locale: LocaleName) =>
    ({ theme, width }: Look, png: Buffer) => {
      const file = `${name}-${locale}-${theme}-${width}.png`;
      keep({ screen, shot: name, locale, theme, width, file }, png);
    };

  try {
    await Promise.all(localeNames.map(takeAll));
  } finally {
    await browser.close();
  }
}
