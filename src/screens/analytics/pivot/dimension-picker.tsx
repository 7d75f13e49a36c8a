import { dimension as allDimensions, type Dimension } from '#contract/reports.ts';
import { mostDimensions } from '#figures/analytics-address.ts';
import { Button } from '#ui/controls/button.tsx';
import { ChipList } from '#ui/controls/chip.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/overlays/menu.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, ChevronsUpDown, Plus, X } from 'lucide-react';
import { useDimensions } from '../use-dimensions.ts';

type DimensionPickerProps = {
  value: readonly Dimension[];
  /** Why these cannot be chosen; null where they can. */
  whyNot: (dimensions: readonly Dimension[]) => string | null;
  onChange: (dimensions: readonly Dimension[]) => void;
};

function moved(list: readonly Dimension[], from: number, to: number): Dimension[] {
  const one = list[from];
  return one ? list.toSpliced(from, 1).toSpliced(to, 0, one) : [...list];
}

type ChoicesProps = DimensionPickerProps & { with: (dimension: Dimension) => readonly Dimension[] };

function Choices({ value, whyNot, onChange, with: withOne }: ChoicesProps) {
  const { name } = useDimensions();
  return allDimensions.options
    .filter((dimension) => !value.includes(dimension))
    .map((dimension) => (
      <MenuItem
        key={dimension}
        value={dimension}
        disabledReason={whyNot(withOne(dimension))}
        onSelect={() => onChange(withOne(dimension))}
      >
        {name(dimension)}
      </MenuItem>
    ));
}

function DimensionMenu({ at, ...picker }: DimensionPickerProps & { at: number }) {
  const { t } = useLingui();
  const { name } = useDimensions();
  const { value, onChange } = picker;
  const dimension = value[at];
  if (!dimension) return null;
  const title = name(dimension);
  const isLast = at === value.length - 1;
  return (
    <Menu label={t`Dimension ${title}`} trigger={<Button endIcon={ChevronsUpDown}>{title}</Button>}>
      {at > 0 ? (
        <MenuItem value="left" icon={ArrowLeft} onSelect={() => onChange(moved(value, at, at - 1))}>
          <Trans>Move left</Trans>
        </MenuItem>
      ) : null}
      {isLast ? null : (
        <MenuItem value="right" icon={ArrowRight} onSelect={() => onChange(moved(value, at, at + 1))}>
          <Trans>Move right</Trans>
        </MenuItem>
      )}
      {value.length > 1 ? (
        <>
          <MenuItem value="remove" icon={X} onSelect={() => onChange(value.toSpliced(at, 1))}>
            <Trans>Remove</Trans>
          </MenuItem>
          <MenuSeparator />
        </>
      ) : null}
      <Choices {...picker} with={(other) => value.with(at, other)} />
    </Menu>
  );
}

export function DimensionPicker(picker: DimensionPickerProps) {
  const { t } = useLingui();
  const { value } = picker;
  return (
    <ChipList label={t`Rows by`}>
      {value.map((dimension, at) => (
        <li key={dimension}>
          <DimensionMenu at={at} {...picker} />
        </li>
      ))}
      {value.length < mostDimensions ? (
        <li>
          <Menu label={t`Add a dimension`} trigger={<IconButton icon={Plus} label={t`Add a dimension`} />}>
            <Choices {...picker} with={(dimension) => [...value, dimension]} />
          </Menu>
        </li>
      ) : null}
    </ChipList>
  );
}
