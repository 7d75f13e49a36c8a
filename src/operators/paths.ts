/** The pages of operators, in the order of their links, by what stands behind the # of their address. */
export const paths = {
  registrations: '/registrations',
  applications: '/applications',
  publishers: '/publishers',
  inquiries: '/inquiries',
  payouts: '/payouts',
  offers: '/offers',
  terms: '/terms',
} as const;
/** What an operator's own account has: it is in the menu, not among the links. */
export const accountPath = '/account';
export type SectionName = keyof typeof paths;
