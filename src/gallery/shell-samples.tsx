import { BellButton } from '#ui/layout/bell-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { NotificationItem, NotificationList } from '#ui/feedback/notification-list.tsx';
import { Palette } from '#ui/overlays/palette.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { FoldCard } from '#ui/layout/fold-card.tsx';
import { ReportCode } from '#ui/feedback/report-code.tsx';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { WithState } from './with-state.tsx';

const nothing = () => undefined;
const found = [
  { id: 'offer', label: 'Lumen VPN', marks: [0, 1, 2], icon: Star, note: '48213' },
  { id: 'page', label: 'Live offers', marks: [0], icon: Star },
];

export const shellSamples: Readonly<Record<string, () => ReactNode>> = {
  'bell-button': () => <BellButton label="Notifications, 3 new" count="3" />,
  'lost-part': () => <FailedPart />,
  banner: () => (
    <Banner
      banner={{
        tone: 'info',
        icon: Star,
        text: 'A new version of the portal is ready.',
        actions: <Button size="sm">Reload</Button>,
      }}
    />
  ),
  'report-code': () => <ReportCode code="K7QF-2M9D" />,
  'notification-list': () => (
    <NotificationList label="Notifications" empty="Nothing">
      {[
        <NotificationItem key="saved" type="success" title="Saved" time="14:32:08" />,
        <NotificationItem
          key="lost"
          type="error"
          title="Not sent"
          text="Too large"
          time="14:30:00"
          action={<Button size="sm">Refresh</Button>}
        />,
      ]}
    </NotificationList>
  ),
  'fold-card': () => (
    <FoldCard title="Triggers" note="2">
      <CardBody>The first one that applies decides.</CardBody>
    </FoldCard>
  ),
  palette: () => (
    <WithState first={false}>
      {(isOpen, setIsOpen) => (
        <>
          <Button onClick={() => setIsOpen(true)}>Search</Button>
          <Palette
            open={isOpen}
            onClose={() => setIsOpen(false)}
            label="Search"
            placeholder="Search or do something"
            typed=""
            onType={nothing}
            groups={[{ id: 'offers', label: 'Offers', items: found, more: '3 more' }]}
            onChoose={() => setIsOpen(false)}
          />
        </>
      )}
    </WithState>
  ),
};
