import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { projectFiles, readProjectFile } from './support/source-files.ts';

/** The resources of offers and what they need (specification 7), payments and inquiries, by the name under which screens import them. */
const resources = {
  offers: contract.offers,
  offerParts: contract.offerParts,
  offerActions: contract.offerActions,
  offerRecords: contract.offerRecords,
  offerPictures: contract.offerPictures,
  approvals: contract.approvals,
  campaigns: contract.campaigns,
  trackingLinks: contract.trackingLinks,
  clickTags: contract.clickTags,
  publicCalls: contract.public,
  catalogue: contract.catalogue,
  dictionaries: contract.dictionaries,
  choices: contract.choices,
  tags: contract.tags,
  tagValues: contract.tagValues,
  payments: contract.payments,
  inquiries: contract.inquiries,
  notices: contract.notices,
};

/** Calls that no screen makes, each with its reason. */
const unused: Readonly<Record<string, string>> = {
  'offerRecords.remove': 'operators only, and their pages do not have it',
  'catalogue.get': 'what the public wall shows comes with publicCalls.offers',
  'catalogue.retrieve': 'what the public wall shows comes with publicCalls.offers',
  'catalogue.create': 'operators only, and their pages do not have it',
  'catalogue.update': 'operators only, and their pages do not have it',
  'catalogue.remove': 'operators only, and their pages do not have it',
  'clickTags.create': 'chosen beside the specification: screens save with campaigns.saveClicktag',
  'clickTags.get': 'chosen beside the specification: screens read choices.clicktags',
  'clickTags.update': 'chosen beside the specification: screens save with campaigns.saveClicktag',
  'clickTags.remove': 'chosen beside the specification: a click tag stays to be chosen',
  'campaigns.retrieve': 'campaigns that were removed stay, ended: campaigns.get gives them too',
  'tags.category': 'the same rows as dictionaries.categories, which every screen has',
  'tags.city': 'neither figures nor triggers know the city of a visitor',
  'tagValues.get': 'screens ask for the values of one kind, with tags.byKind',
  'tagValues.retrieve': 'screens ask for the values of one kind, with tags.byKind',
  'tagValues.create': 'operators only, and their pages do not have it',
  'tagValues.update': 'operators only, and their pages do not have it',
  'tagValues.remove': 'operators only, and their pages do not have it',
};

const users = projectFiles.filter(
  (file) =>
    /^src\/(screens|portal|lists|fields|api|app|operators)\/.*\.tsx?$/.test(file) && !file.includes('.test.'),
);

const calls = Object.entries(resources).flatMap(([resource, operations]) =>
  Object.keys(operations).map((operation) => `${resource}.${operation}`),
);

test('[P7.d] [C3.c] every call of offers, campaigns, links, applications and their dictionaries is made by a screen', () => {
  const text = users.map(readProjectFile).join('\n');
  const isMade = (call: string) =>
    new RegExp(String.raw`(?<!')\b${call.replace('.', String.raw`\.`)}\b`).test(text);
  expect(calls.filter((call) => !isMade(call)).toSorted()).toEqual(Object.keys(unused).toSorted());
});
