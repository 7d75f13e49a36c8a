import type { User } from '#api/user.ts';

/** A network that defends the account says whether it holds back payouts; it also changes addresses and passwords. */
export const defendsAccount = ({ payout_hold: hold }: User) => hold !== undefined;
