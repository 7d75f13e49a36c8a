import { phoneField } from '#account/phone-field.ts';
import type { User } from '#api/user.ts';
import { defineForm } from '#fields/define-form.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import type { FormValues } from '#fields/field-types.ts';
import { useForm } from '#fields/use-form.ts';
import { localeOr, localeNames, locales } from '#contract/locales.ts';
import { href } from '#routes';
import { FormGrid } from '#ui/controls/form-grid.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'wouter';
import { defendsAccount } from './defends-account.ts';
import { SaveActions } from './save-actions.tsx';
import { useSaveProfile } from './use-save-profile.ts';

export const contactFields = defineForm({
  firstname: { type: 'text', label: msg`First name`, rules: 'required|max:100', autoComplete: 'given-name' },
  lastname: { type: 'text', label: msg`Last name`, rules: 'required|max:100', autoComplete: 'family-name' },
  email: { type: 'email', label: msg`Email` },
  phone: phoneField,
  messenger: { type: 'text', label: msg`Messenger`, rules: 'max:100' },
  locale: { type: 'radio', label: msg`Language of our emails` },
});

const languages = localeNames.map((value) => ({ value, label: locales[value] }));

const versionOf = (user: User) => ({
  saved: {
    firstname: user.firstname,
    lastname: user.lastname,
    email: user.email,
    phone: user.phone ?? '',
    messenger: user.messenger ?? '',
    locale: localeOr(user.locale ?? ''),
  },
  revision: user.revision,
});

const changeOf = ({ email: _, locale, ...contact }: FormValues<typeof contactFields>) => ({
  ...contact,
  locale: localeOr(locale),
});

function Manager({ user }: { user: User }) {
  if (defendsAccount(user)) {
    return (
      <Trans>
        <Link href={`${href('profile')}?tab=security`}>Change it</Link> under Security.
      </Trans>
    );
  }
  const { manager } = user.partner;
  if (!manager) return <Trans>Ask your account manager to change the email address.</Trans>;
  const { name, email } = manager;
  return (
    <Trans>
      Ask {name} ({email}) to change the email address.
    </Trans>
  );
}

export function ContactForm({ user }: { user: User }) {
  const { saveProfile, loadUser } = useSaveProfile();
  const form = useForm(contactFields, {
    id: 'contact',
    ...versionOf(user),
    loadNewer: () => loadUser().then(versionOf),
    onSubmit: (values, revision, former) =>
      saveProfile({ ...changeOf(values), revision }, former && changeOf(former)),
    draft: 'contact',
  });
  return (
    <Form of={form}>
      <FormSection
        title={<Trans>Contact</Trans>}
        hint={<Trans>Your account manager uses these details.</Trans>}
        foot={<SaveActions of={form} />}
      >
        <FormErrors of={form} />
        <FormGrid columns="two">
          <FormField of={form} name="firstname" />
          <FormField of={form} name="lastname" />
        </FormGrid>
        <FormField of={form} name="email" disabled hint={<Manager user={user} />} />
        <FormGrid columns="two">
          <FormField of={form} name="phone" />
          <FormField of={form} name="messenger" />
        </FormGrid>
        <FormField of={form} name="locale" options={languages} />
      </FormSection>
    </Form>
  );
}
