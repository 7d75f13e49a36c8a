import { useDraft } from '#fields/use-draft.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { Input } from '#ui/controls/input.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { draftName, type OpenPostback } from './use-open-postback.ts';

/** The first postback: the address that a tracker gives, which the editor takes over. */
export function PasteAddress({ place }: { place: OpenPostback }) {
  const { t } = useLingui();
  const [address, setAddress] = useState('');
  const draft = useDraft(draftName('new'));
  const url = address.trim();
  const setUp = () => {
    if (url !== '') draft?.write({ ...draft.read(), url, name: URL.parse(url)?.hostname ?? '' });
    place.open('new');
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setUp();
      }}
    >
      <FormStack>
        <Field id="first-address" label={t`Postback URL`}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" block>
          <Trans>Set up your postback</Trans>
        </Button>
      </FormStack>
    </form>
  );
}
