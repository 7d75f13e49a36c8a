import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { fields } from './fields.ts';

type Name = keyof typeof fields;
type Section = { id: string; title: MessageDescriptor; fields: readonly Name[] };

export const sections = {
  signIn: {
    id: 'sign-in-details',
    title: msg`Sign-in details`,
    fields: ['firstname', 'lastname', 'email', 'phone', 'password', 'password_confirmation'],
  },
  company: { id: 'company', title: msg`Company`, fields: ['company', 'country', 'currency', 'website'] },
  traffic: {
    id: 'traffic',
    title: msg`Traffic`,
    fields: ['traffic_type_ids', 'traffic_countries', 'category_ids', 'publisher_content', 'about'],
  },
  terms: { id: 'terms', title: msg`Terms and Conditions`, fields: ['terms_accepted'] },
} as const satisfies Record<string, Section>;

export const sectionList: readonly Section[] = Object.values(sections);
