import { close, field, filled, fromMenu, inDialog, named, type Visit } from './press.ts';
import { typeInto } from '../support/type-into.ts';

/** Buttons of the walls, the lists and an application. */
export const offers: readonly Visit[] = [
  {
    at: '/offer-wall?search=48639',
    presses: [
      {
        call: 'offerActions.apply',
        button: async (page) => {
          await named(page, 'Apply for Solarhaus – heat pump enquiry').click();
          await typeInto(field(page, /^Where will the offer appear/), 'On trailmix.test/energy');
          await typeInto(field(page, /^Do you compare tariffs/), 'Every Monday');
          await page.getByRole('checkbox', { name: 'Newsletter' }).check();
          return inDialog(page, 'Send application');
        },
      },
    ],
  },
  {
    at: '/offer-wall?search=48730&view=table',
    presses: [
      { call: 'offerActions.run', button: (page) => named(page, 'Run Tideline – panel registration') },
    ],
  },
  {
    at: '/live-offers',
    presses: [
      {
        call: 'offerActions.pause',
        button: (page) => fromMenu(page, 'Actions for Lumen VPN – 24-month plan', 'Pause'),
        passes: true,
      },
      {
        call: 'offerActions.unpause',
        button: (page) => fromMenu(page, 'Actions for Lumen VPN – 24-month plan', 'Resume'),
      },
    ],
  },
  {
    at: '/live-offers?tab=campaigns',
    presses: [
      { call: 'campaigns.pause', button: (page) => named(page, /^Pause/).first(), passes: true },
      { call: 'campaigns.unpause', button: (page) => named(page, /^Resume/).first() },
    ],
  },
  {
    at: '/live-offers/28/pending',
    presses: [
      {
        call: 'approvals.update',
        button: (page) => filled(page, { 'Your comment': 'We write about accounts.' }, 'Save comment'),
      },
      {
        call: 'offerPictures.upload',
        button: async (page) => {
          const file = { name: 'creative.png', mimeType: 'image/png', buffer: Buffer.from('a picture') };
          await page.locator('input[type=file]').setInputFiles(file);
          const again = named(page, 'Try again');
          await again.waitFor();
          return again;
        },
      },
      {
        call: 'approvals.remove',
        button: async (page) => {
          await named(page, 'Withdraw').click();
          return inDialog(page, 'Withdraw application');
        },
        passes: true,
      },
      {
        call: 'approvals.create',
        button: async (page) => {
          await typeInto(field(page, /^Where will the offer appear/), 'On trailmix.test');
          await typeInto(field(page, /^How do you mark advertising/), 'With a line above');
          return named(page, 'Apply again');
        },
      },
    ],
  },
];

/** Buttons of one live offer: its links, click tag and campaigns. */
export const oneOffer: readonly Visit[] = [
  {
    at: '/live-offers/1/live?tab=tracking-links',
    presses: [
      {
        call: 'trackingLinks.create',
        button: (page) => filled(page, { 'Link name': 'Winter letter' }, 'Save link'),
      },
      { call: 'offerPictures.fetchPreview', button: (page) => named(page, 'Preview the page') },
      {
        call: 'trackingLinks.remove',
        button: async (page) => {
          await (await fromMenu(page, 'Actions for Newsletter November', 'Delete')).click();
          return inDialog(page, 'Delete');
        },
      },
    ],
  },
  {
    at: '/live-offers/1/live?tab=tracking-links&link=101',
    presses: [
      {
        call: 'trackingLinks.update',
        button: (page) => filled(page, { 'Link name': 'Newsletter December' }, 'Save changes'),
      },
    ],
  },
  {
    at: '/live-offers/1/live?tab=click-tag',
    presses: [
      {
        call: 'campaigns.saveClicktag',
        button: async (page) => {
          await typeInto(field(page, /^Source/), 'letter');
          return named(page, 'Save click tag');
        },
      },
    ],
  },
  {
    at: '/live-offers/1/live?tab=campaigns&campaign=102',
    presses: [
      {
        call: 'campaigns.update',
        button: async (page) => {
          await named(page, 'Edit: Splitter').click();
          const splitter = page.getByRole('region', { name: 'Splitter' });
          return splitter.getByRole('button', { name: 'Save changes' });
        },
      },
      {
        call: 'campaigns.rtb',
        button: async (page) => {
          await (await fromMenu(page, 'Actions for Native tests', 'Request RTB')).click();
          await typeInto(field(page, /What will you buy/), 'Display in Germany');
          return inDialog(page, 'Send request');
        },
      },
      {
        call: 'campaigns.remove',
        button: async (page) => {
          await close(page);
          await inDialog(page, 'Leave').click();
          await named(page, 'End campaign').click();
          return inDialog(page, 'End campaign');
        },
      },
      {
        call: 'campaigns.create',
        button: async (page) => {
          await close(page);
          await named(page, 'New campaign').click();
          await typeInto(page.getByRole('dialog').getByRole('textbox', { name: 'Name' }), 'Spring tests');
          return inDialog(page, 'Start campaign');
        },
      },
    ],
  },
];
