import { statements } from '../statements.ts';

// Waiting for the publisher; and the log finds the inquiry about a conversion.
export const askedInquiries = statements(
  `alter table inquiry drop constraint inquiry_status_check`,
  `alter table inquiry add constraint inquiry_status_check
    check (status in ('open', 'answered', 'asked', 'granted', 'declined', 'withdrawn'))`,
  `drop index inquiry_about_conversion`,
  `drop index inquiry_about_missing`,
  `create unique index inquiry_about_conversion on inquiry (partner_id, conversion_id)
    where kind = 'conversion' and status in ('open', 'answered', 'asked')`,
  `create unique index inquiry_about_missing on inquiry (partner_id, offer_id, transaction_id)
    where kind = 'missing' and status in ('open', 'answered', 'asked')`,
  `create index inquiry_of_conversion on inquiry (partner_id, conversion_id)`,
);
