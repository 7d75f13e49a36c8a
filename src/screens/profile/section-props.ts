import type { User } from '#api/user.ts';

export type SectionProps = { user: User };
