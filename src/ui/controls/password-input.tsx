import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button.tsx';
import { InputGroup } from './input-group.tsx';
import { Input } from './input.tsx';

/** A password with a button to show it. */
export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  return (
    <InputGroup
      end={
        <IconButton
          size="sm"
          icon={shown ? EyeOff : Eye}
          label={shown ? t`Hide password` : t`Show password`}
          onClick={() => setShown(!shown)}
        />
      }
    >
      <Input {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
    </InputGroup>
  );
}
