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
export type SectionName = keyof typeof paths;
