import { defineForm } from '#fields/define-form.ts';
import type { FieldDefinition } from '#fields/field-types.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm } from '#fields/use-form.ts';
import { Button } from '#ui/controls/button.tsx';
import { Card, CardBody } from '#ui/layout/card.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState, type ReactNode } from 'react';

type Sample = { name: string; definition: FieldDefinition; filled: unknown; other: unknown };

const states = {
  empty: { title: msg`Empty`, isFilled: false },
  filled: { title: msg`Filled in`, isFilled: true },
  error: { title: msg`With an error`, isFilled: false },
  disabled: { title: msg`Disabled`, isFilled: true },
  busy: { title: msg`Being sent`, isFilled: true },
  readonly: { title: msg`Read only`, isFilled: true },
};
type State = keyof typeof states;
// The keys are those of the table.
const stateNames = Object.keys(states) as State[];

function InState({ name, definition, filled, state }: Sample & { state: State }) {
  const { i18n } = useLingui();
  const rules = state === 'error' ? 'required' : '';
  const [fields] = useState(() => defineForm({ value: { ...definition, rules } }));
  const form = useForm(fields, {
    draft: null,
    unguarded: 'a sample',
    id: `${name}-${state}`,
    // A sample is a value of its own type.
    saved: states[state].isFilled ? { value: filled as never } : {},
    onSubmit: () => undefined,
    isBusy: state === 'busy',
  });
  const { check } = form;
  useEffect(() => {
    if (state === 'error') check();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it is there
  }, [state]);
  return (
    <Card title={i18n._(states[state].title)}>
      <CardBody>
        <Form of={form}>
          <FormField of={form} name="value" disabled={state === 'disabled'} readOnly={state === 'readonly'} />
        </Form>
      </CardBody>
    </Card>
  );
}

// The samples use the string form of rules.
const rulesOf = ({ rules = '' }: FieldDefinition) => (typeof rules === 'string' ? rules : '');

// Files are shown by name.
const written = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) => (part instanceof File ? part.name : part));

type SendingProps = {
  id: string;
  title: ReactNode;
  definition: FieldDefinition;
  saved?: unknown;
  hint?: ReactNode;
  children?: ReactNode;
};

function Sending({ id, title, definition, saved, hint, children }: SendingProps) {
  const [fields] = useState(() => defineForm({ value: definition }));
  const [sent, setSent] = useState<string[]>([]);
  const form = useForm(fields, {
    draft: null,
    unguarded: 'a sample',
    id,
    texts: 'general',
    // A sample is a value of its own type.
    saved: { value: saved as never },
    onSubmit: async ({ value }) => {
      // Takes as long as a network call.
      await fetch('/openapi.json');
      setSent((before) => [...before, written(value)]);
    },
  });
  return (
    <Card title={title}>
      <CardBody>
        <Form of={form}>
          <FormGrid>
            <FormErrors of={form} />
            <FormField of={form} name="value" hint={hint} />
          </FormGrid>
          <FormActions>
            {children}
            <Button onClick={form.reset}>
              <Trans>Reset</Trans>
            </Button>
            <SubmitButton of={form}>
              <Trans>Send</Trans>
            </SubmitButton>
          </FormActions>
        </Form>
        <p>
          {sent.length === 0 ? (
            <Trans>Nothing sent yet</Trans>
          ) : (
            <Plural value={sent.length} one="Sent once, last:" other="Sent # times, last:" />
          )}{' '}
          <output aria-label="sent">{sent.at(-1) ?? ''}</output>
        </p>
      </CardBody>
    </Card>
  );
}

const TryField = ({ name, definition }: Pick<Sample, 'name' | 'definition'>) => (
  <Sending
    id={`try-${name}`}
    title={<Trans>Try it</Trans>}
    definition={{ ...definition, rules: `required|${rulesOf(definition)}` }}
    hint={<Trans>Required here.</Trans>}
  />
);

// A field whose saved value changes elsewhere while it is on screen.
function GivenField({ name, definition, filled, other }: Sample) {
  const [saved, setSaved] = useState(filled);
  return (
    <Sending
      id={`given-${name}`}
      title={<Trans>Saved elsewhere</Trans>}
      definition={definition}
      saved={saved}
    >
      <Button onClick={() => setSaved(other)}>
        <Trans>Another value</Trans>
      </Button>
      <Button onClick={() => setSaved(null)}>
        <Trans>No value</Trans>
      </Button>
    </Sending>
  );
}

export function FieldStates(sample: Sample) {
  return (
    <CardGrid>
      <TryField {...sample} />
      <GivenField {...sample} />
      {stateNames.map((state) => (
        <InState key={state} state={state} {...sample} />
      ))}
    </CardGrid>
  );
}
