import { loadScreenTexts } from '#i18n/i18n.ts';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { SectionName } from './paths.ts';

/** `label` is its link and its heading. */
type Section = { label: MessageDescriptor; Page: ComponentType };

// With the words that publishers read.
async function ofProfile(part: Promise<ComponentType>): Promise<ComponentType> {
  const [Page] = await Promise.all([part, loadScreenTexts('profile')]);
  return Page;
}

export const sections = {
  registrations: {
    label: msg`Registrations`,
    Page: lazyComponent(
      async () => (await import('./registrations/registrations-page.tsx')).RegistrationsPage,
    ),
  },
  applications: {
    label: msg`Applications`,
    Page: lazyComponent(async () => (await import('./applications/applications-page.tsx')).ApplicationsPage),
  },
  publishers: {
    label: msg`Publishers`,
    Page: lazyComponent(async () => (await import('./publishers/publishers-page.tsx')).PublishersPage),
  },
  inquiries: {
    label: msg`Inquiries`,
    Page: lazyComponent(() =>
      ofProfile(import('./inquiries/inquiries-page.tsx').then((part) => part.InquiriesPage)),
    ),
  },
  payouts: {
    label: msg`Payouts`,
    Page: lazyComponent(() =>
      ofProfile(import('./payouts/payouts-page.tsx').then((part) => part.PayoutsPage)),
    ),
  },
  offers: {
    label: msg`Offers`,
    Page: lazyComponent(async () => (await import('./offers/offers-page.tsx')).OffersPage),
  },
  terms: {
    label: msg`Terms`,
    Page: lazyComponent(async () => (await import('./terms/terms-page.tsx')).TermsPage),
  },
} as const satisfies Record<SectionName, Section>;
