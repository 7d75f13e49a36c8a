import { BellButton } from '#ui/layout/bell-button.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FailedPart } from '#ui/platform/failed-part.tsx';
import { NoticeBar } from '#ui/feedback/notice-bar.tsx';
import { NoticeEntry, NoticeLog } from '#ui/feedback/notice-log.tsx';
import { Palette } from '#ui/overlays/palette.tsx';
import { ReportCode } from '#ui/feedback/report-code.tsx';
import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { Held } from './held.tsx';

const nothing = () => undefined;
const found = [
  { id: 'offer', label: 'Lumen VPN', marks: [0, 1, 2], icon: Star, note: '48213' },
  { id: 'page', label: 'Live offers', marks: [0], icon: Star },
];

export const shellSamples: Readonly<Record<string, () => ReactNode>> = {
  'bell-button': () => <BellButton label="Notifications, 3 new" count="3" />,
  'lost-part': () => <FailedPart />,
  'notice-bar': () => (
    <NoticeBar
      notice={{
        tone: 'info',
        icon: Star,
        text: 'A new version of the portal is ready.',
        actions: <Button size="sm">Reload</Button>,
      }}
    />
  ),
  'report-code': () => <ReportCode code="K7QF-2M9D" />,
  'notice-log': () => (
    <NoticeLog label="Notifications" empty="Nothing">
      {[
        <NoticeEntry key="saved" type="success" title="Saved" time="14:32:08" />,
        <NoticeEntry
          key="lost"
          type="error"
          title="Not sent"
          text="Too large"
          time="14:30:00"
          action={<Button size="sm">Refresh</Button>}
        />,
      ]}
    </NoticeLog>
  ),
  palette: () => (
    <Held first={false}>
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
    </Held>
  ),
};
