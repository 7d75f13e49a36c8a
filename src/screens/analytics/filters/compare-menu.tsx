import { comparisons, type Comparison } from '#i18n/day-ranges.ts';
import { Button } from '#ui/controls/button.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, GitCompareArrows, Minus } from 'lucide-react';
import type { Analytics } from '../use-analytics.ts';

const names: Record<Comparison, MessageDescriptor> = {
  previous: msg`Previous period`,
  month: msg`Same days last month`,
  year: msg`Same days last year`,
  none: msg`No comparison`,
};

export function CompareMenu({ analytics: { comparison, change } }: { analytics: Analytics }) {
  const { t, i18n } = useLingui();
  return (
    <Menu
      label={t`Compare with`}
      trigger={
        <Button icon={GitCompareArrows} endIcon={ChevronDown}>
          {i18n._(names[comparison])}
        </Button>
      }
    >
      {comparisons.map((value) => (
        <MenuItem
          key={value}
          value={value}
          icon={value === comparison ? Check : Minus}
          onSelect={() => change({ comparison: value })}
        >
          {i18n._(names[value])}
        </MenuItem>
      ))}
    </Menu>
  );
}
