import type { User } from '#api/user.ts';

/** What each section of the profile is given. */
export type SectionProps = { user: User };
