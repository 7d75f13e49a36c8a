import { href, navigationEntries } from '#routes';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  CircleUserRound,
  History,
  Hourglass,
  KeyRound,
  Link2,
  Megaphone,
  MessagesSquare,
  ReceiptText,
  Settings2,
  ShieldCheck,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { navigationIcons } from 'virtual:navigation-icons';

type Page = { to: string; label: MessageDescriptor; icon: LucideIcon };

type Offered = { hasPayments: boolean; hasInquiries: boolean };

const parts = ({ hasPayments, hasInquiries }: Offered): Page[] => [
  { to: `${href('liveOffers')}?tab=pending`, label: msg`Pending offers`, icon: Hourglass },
  { to: `${href('liveOffers')}?tab=campaigns`, label: msg`Campaigns`, icon: Megaphone },
  { to: `${href('liveOffers')}?tab=tracking-links`, label: msg`Tracking links`, icon: Link2 },
  { to: href('profile'), label: msg`Profile`, icon: CircleUserRound },
  { to: `${href('profile')}?tab=security`, label: msg`Security`, icon: ShieldCheck },
  { to: `${href('profile')}?tab=billing`, label: msg`Billing details`, icon: ReceiptText },
  ...(hasPayments ? [{ to: `${href('profile')}?tab=payments`, label: msg`Payments`, icon: Wallet }] : []),
  ...(hasInquiries
    ? [{ to: `${href('profile')}?tab=inquiries`, label: msg`Inquiries`, icon: MessagesSquare }]
    : []),
  { to: `${href('profile')}?tab=api`, label: msg`API access`, icon: KeyRound },
  { to: `${href('profile')}?tab=settings`, label: msg`Settings`, icon: Settings2 },
  { to: `${href('profile')}?tab=activity`, label: msg`Activity`, icon: History },
];

// The screens of the navigation, and the tabs that have an address (A5, A11).
export const pages = (offered: Offered): Page[] => [
  ...navigationEntries.map(({ name, label, icon }) => ({
    to: href(name),
    label,
    icon: navigationIcons[icon],
  })),
  ...parts(offered),
];
