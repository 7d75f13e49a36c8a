/** What a publisher may do; operators are not limited by it (S14). */
export const privileges = [
  'offers.view',
  'offers.apply',
  'campaigns.manage',
  'tracking-links.manage',
  'postbacks.manage',
  'analytics.view',
  'billing.manage',
] as const;
