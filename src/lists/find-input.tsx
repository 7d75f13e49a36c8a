import { Input } from '#ui/controls/input.tsx';
import { useLingui } from '@lingui/react/macro';

const searchedFrom = 9;

type FindInputProps = {
  /** What is looked for, in words. */
  label: string;
  /** How many there are to choose from: few are seen at once. */
  count: number;
  value: string;
  onChange: (value: string) => void;
};

/** Looks for an option of a long list; none above a short one. */
export function FindInput({ label, count, value, onChange }: FindInputProps) {
  const { t } = useLingui();
  if (count < searchedFrom) return null;
  return (
    <Input
      type="search"
      aria-label={t`Find in ${label}`}
      placeholder={t`Find`}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
