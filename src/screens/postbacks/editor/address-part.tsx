import { FormField } from '#fields/form-field.tsx';
import type { FormOf } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { Button } from '#ui/controls/button.tsx';
import { MacroInput } from '#ui/controls/macro-input.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { corrected, isError, mostCharacters, type Finding } from '../lint.ts';
import { macrosOf, partsOf } from '../macros.ts';
import { templates } from '../templates.ts';
import type { fields } from './fields.ts';
import { Findings } from './findings.tsx';
import type { Macro } from './macro-groups.ts';
import { MacroChoice } from './macro-choice.tsx';
import { Trial } from './trial.tsx';

type AddressPartProps = {
  of: FormOf<typeof fields>;
  macros: readonly Macro[];
  known: ReadonlySet<string>;
  findings: readonly Finding[];
  url: string;
  method: string;
};

// Types like a user, so that Ctrl+Z works, and leaves the cursor behind the text.
function typeInto(element: HTMLTextAreaElement, text: string, [start, end]: readonly [number, number]) {
  element.focus();
  element.setSelectionRange(start, end);
  // `setRangeText` is the newer way, but Ctrl+Z does not take it back.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand('insertText', false, text);
}

function useAddressInput() {
  const input = useRef<HTMLTextAreaElement>(null);
  return {
    input,
    insert: (text: string) => {
      const element = input.current;
      if (element) typeInto(element, text, [element.selectionStart, element.selectionEnd]);
    },
    replace: (text: string) => {
      const element = input.current;
      if (element) typeInto(element, text, [0, element.value.length]);
    },
  };
}

function Aside({ length, onPick }: { length: number; onPick: (address: string) => void }) {
  const { t } = useLingui();
  const { count } = useFormats();
  return (
    <>
      {count(length)} / {count(mostCharacters)}{' '}
      <Menu
        label={t`Templates`}
        trigger={
          <Button variant="link" size="sm">
            <Trans>Templates</Trans>
          </Button>
        }
      >
        {Object.entries(templates).map(([tracker, { name, address }]) => (
          <MenuItem key={tracker} value={tracker} onSelect={() => onPick(address)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const methodOf = (written: string): 'GET' | 'POST' => (written === 'POST' ? 'POST' : 'GET');

export function AddressPart({ of: form, macros, known, findings, url, method }: AddressPartProps) {
  const { input, insert, replace } = useAddressInput();
  const variantOf = (macro: string | null) => {
    if (macro === null) return 'plain';
    return known.has(macro) ? 'macro' : 'fault';
  };
  return (
    <>
      <FormField
        of={form}
        name="url"
        aside={<Aside length={url.length} onPick={replace} />}
        render={({ value, onChange, onBlur, isReadOnly }) => (
          <MacroInput
            ref={input}
            parts={partsOf(value).map(({ at, text, macro }) => ({ at, text, variant: variantOf(macro) }))}
            onChange={onChange}
            onBlur={onBlur}
            readOnly={isReadOnly}
          />
        )}
      />
      <Findings findings={findings} onCorrect={(finding) => replace(corrected(url, finding))} />
      <MacroChoice macros={macros} used={macrosOf(url)} onPick={insert} />
      <Trial address={url} method={methodOf(method)} macros={macros} isFaulty={findings.some(isError)} />
    </>
  );
}
