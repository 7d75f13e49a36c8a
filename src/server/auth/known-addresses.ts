import type { DueContext, CallContext } from '../network.ts';
import { addressBlock } from '../http/address-block.ts';

const rememberedDays = 180;

/** From here the user's sign-ins are not slowed when others guess their password. */
export async function rememberAddress({ db, clock, address }: CallContext, userId: number) {
  const used_at = clock.now();
  await db
    .insertInto('known_address')
    .values({ user_id: userId, address: addressBlock(address), used_at })
    .onConflict((conflict) => conflict.columns(['user_id', 'address']).doUpdateSet({ used_at }))
    .execute();
}

/** Forgets addresses without a sign-in for half a year. */
export async function forgetAddresses({ db, clock }: DueContext) {
  const before = new Date(clock.now().getTime() - rememberedDays * 86_400_000);
  await db.deleteFrom('known_address').where('used_at', '<', before).execute();
}
