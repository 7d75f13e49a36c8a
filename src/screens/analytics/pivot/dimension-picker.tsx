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
  onChange: (dimensions: readonly Dimension[]) => void;
};

function moved(list: readonly Dimension[], from: number, to: number): Dimension[] {
  const one = list[from];
  return one ? list.toSpliced(from, 1).toSpliced(to, 0, one) : [...list];
}

type Choice = { exclude: readonly Dimension[]; onChoose: (dimension: Dimension) => void };

function Choices({ exclude, onChoose }: Choice) {
  const { name } = useDimensions();
  return allDimensions.options
    .filter((dimension) => !exclude.includes(dimension))
    .map((dimension) => (
      <MenuItem key={dimension} value={dimension} onSelect={() => onChoose(dimension)}>
        {name(dimension)}
      </MenuItem>
    ));
}

function DimensionMenu({ value, onChange, at }: DimensionPickerProps & { at: number }) {
  const { t } = useLingui();
  const { name } = useDimensions();
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
      <Choices exclude={value} onChoose={(other) => onChange(value.with(at, other))} />
    </Menu>
  );
}

export function DimensionPicker({ value, onChange }: DimensionPickerProps) {
  const { t } = useLingui();
  return (
    <ChipList label={t`Rows by`}>
      {value.map((dimension, at) => (
        <li key={dimension}>
          <DimensionMenu at={at} value={value} onChange={onChange} />
        </li>
      ))}
      {value.length < mostDimensions ? (
        <li>
          <Menu label={t`Add a dimension`} trigger={<IconButton icon={Plus} label={t`Add a dimension`} />}>
            <Choices exclude={value} onChoose={(dimension) => onChange([...value, dimension])} />
          </Menu>
        </li>
      ) : null}
    </ChipList>
  );
}
