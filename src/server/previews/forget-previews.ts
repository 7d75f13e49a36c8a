import type { CallContext } from '../network.ts';

/** How long the result of a preview is kept. */
const keptFor = 7 * 86_400_000;

/** Drops previews that were made long ago, with their pictures; whoever needs one has it made again. */
export async function forgetPreviews({ db, clock }: Pick<CallContext, 'db' | 'clock'>) {
  const forgotten = await db
    .deleteFrom('preview_job')
    .where('finished_at', '<', new Date(clock.now().getTime() - keptFor))
    .returning('asset_id')
    .execute();
  const pictures = forgotten.flatMap(({ asset_id }) => (asset_id === null ? [] : [asset_id]));
  if (pictures.length > 0) await db.deleteFrom('asset').where('id', 'in', pictures).execute();
}
