import { chromium } from '@playwright/test';
import { localeNames, type LocaleName } from '#contract/locales.ts';
import { ensureBuild } from '#server/start/build.ts';
import { findBrowser } from '../support/find-browser.ts';
import { openNetwork } from '../support/network.ts';
import { production } from '../support/route-table.ts';
import type { Picture } from './contact-sheet.ts';
import { shotList, type Shot } from './shot-list.ts';
import { sampleAddress } from '../support/sample-address.ts';
import { takeShot, type Look } from './take-shot.ts';

type Keep = (picture: Picture, png: Buffer) => void;

const { routes } = production;

/** What links show instead of a port that is another one in every run. */
const publicUrl = 'https://portal.example';

/** Of each language: most of the time of a picture is waiting for its page to hold still. */
const lanes = 2;

/** Rounded corners differ in their last bit where only a part of them was drawn anew: everything is drawn at once. */
const drawing = ['--disable-partial-raster'];

// Panda, which the route table brings along, only logs what nobody catches: a run that fails would wait for ever.
process.on('uncaughtException', () => process.exit(1));

/**
 * Builds the portal and takes the pictures of every state whose name or screen is among `targets` (none: of all states)
 * in each language, theme and width; `keep` gets each as it is taken. Answers all of them in the order of the list.
 */
export async function takePictures(targets: readonly string[], keep: Keep): Promise<Picture[]> {
  const list = shotList(routes).filter(
    ({ name, screen }) =>
      targets.length === 0 || targets.some((word) => name.includes(word) || screen === word),
  );
  if (list.length === 0) throw new Error(`No state and no screen is called ${targets.join(' or ')}.`);
  await ensureBuild({ onlyWhenMissing: false });
  const taken: Picture[] = [];
  const found = await findBrowser();
  const browser = await chromium.launch({ ...found, args: [...(found.args ?? []), ...drawing] });

  /** Takes from the queue what no other lane has taken, on a network of its own, so that lanes do not disturb each other. */
  async function takeNext(locale: LocaleName, queue: Shot[]) {
    const network = await openNetwork({ publicUrl });
    try {
      for (let shot = queue.shift(); shot; shot = queue.shift()) {
        await takeShot(
          { browser, network, locale },
          { shot, address: sampleAddress(routes, shot.screen) },
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
      const picture = { screen, shot: name, locale, theme, width, file };
      taken.push(picture);
      keep(picture, png);
    };

  try {
    await Promise.all(
      localeNames.flatMap((locale) => {
        const queue = [...list];
        return Array.from({ length: lanes }, () => takeNext(locale, queue));
      }),
    );
  } finally {
    await browser.close();
  }
  const inOrder = taken.toSorted((one, other) => one.file.localeCompare(other.file));
  return list.flatMap(({ name }) => inOrder.filter(({ shot }) => shot === name));
}
