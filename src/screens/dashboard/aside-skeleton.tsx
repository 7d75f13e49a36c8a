import { Card } from '#ui/card.tsx';
import { CardBody } from '#ui/card-body.tsx';
import { NoteList } from '#ui/note-list.tsx';
import { Trans } from '@lingui/react/macro';
import { MediaSkeleton } from './media-skeleton.tsx';
import { mostFeatured } from './use-dashboard.ts';

/** The cards at the side, while it is not known which of them there will be. */
export const AsideSkeleton = () => (
  <>
    <Card title={<Trans>Notices</Trans>} busy>
      <NoteList items={null} />
    </Card>
    <Card title={<Trans>Featured offers</Trans>} busy>
      <CardBody>
        <MediaSkeleton count={mostFeatured} width={104} height={65} />
      </CardBody>
    </Card>
  </>
);
