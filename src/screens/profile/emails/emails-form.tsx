import { answered } from '#api/api-error.ts';
import type { User } from '#api/user.ts';
import { query } from '#api/queries.ts';
import {
  noticeKinds,
  notices,
  noticeWays,
  type NoticeChange,
  type NoticeSettings,
  type PreviewedMail,
} from '#contract/notices.ts';
import { localeOr, locales } from '#contract/locales.ts';
import { nameOfTimezone } from '#contract/time-zones.ts';
import type { FormValues } from '#fields/field-types.ts';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { Form } from '#fields/form.tsx';
import { type FormOf, useForm } from '#fields/use-form.ts';
import { useFormats } from '#i18n/formats.tsx';
import { usePortal } from '#portal/portal-context.tsx';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { href } from '#routes';
import { ArrowLink } from '#ui/content/arrow-link.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { Button } from '#ui/controls/button.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { lazyComponent } from '#ui/platform/lazy-component.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { SaveActions } from '../save-actions.tsx';
import { emailFields, wayNames } from './email-words.ts';

const EmailPreview = lazyComponent(async () => (await import('./email-preview.tsx')).EmailPreview);

// Monday first; the network counts from Sunday as 0.
const days = [1, 2, 3, 4, 5, 6, 0];

const versionOf = ({ revision, digest_hour: hour, digest_days, ...ways }: NoticeSettings) => ({
  saved: {
    ...ways,
    digest_hour: `${String(hour).padStart(2, '0')}:00`,
    digest_days: digest_days.map(String),
  },
  revision,
});

type Ways = { readonly [Kind in (typeof noticeKinds)[number]]: string };
const waysIn = (values: Ways): NoticeChange =>
  Object.fromEntries(
    noticeKinds.flatMap((kind) => {
      const way = noticeWays[kind].find((one) => one === values[kind]);
      return way ? [[kind, way]] : [];
    }),
  );

const changeOf = ({ digest_hour, digest_days, ...ways }: FormValues<typeof emailFields>): NoticeChange => ({
  ...waysIn(ways),
  digest_hour: Number.parseInt(digest_hour, 10),
  digest_days: digest_days.map(Number),
});

function useEmailsForm(settings: NoticeSettings) {
  const { client } = usePortal();
  const queries = useQueryClient();
  const notifySaved = useSavedToast();
  function adopt(answer: NoticeSettings) {
    queries.setQueryData(query(notices.get).queryKey, answer);
    // That of the summary has what comes with it.
    void queries.invalidateQueries({ queryKey: [notices.preview.resource, notices.preview.operation] });
    return answer;
  }
  const update = async (body: NoticeChange) => adopt(answered(await client(notices.update, { body })));
  return useForm(emailFields, {
    id: 'emails',
    ...versionOf(settings),
    loadNewer: async () => versionOf(adopt(await client(notices.get))),
    onSubmit: async (values, revision, former) => {
      const saved = await update({ ...changeOf(values), revision });
      notifySaved(former && (() => update({ ...changeOf(former), revision: saved.revision })));
      return saved;
    },
    draft: 'emails',
  });
}

type PreviewButtonProps = { mail: PreviewedMail; label: string; onPreview: (mail: PreviewedMail) => void };

function PreviewButton({ mail, label, onPreview }: PreviewButtonProps) {
  const { t } = useLingui();
  return (
    <Button size="sm" variant="link" aria-label={t`Preview: ${label}`} onClick={() => onPreview(mail)}>
      <Trans>Preview</Trans>
    </Button>
  );
}

type PartProps = {
  of: FormOf<typeof emailFields>;
  onPreview: (mail: PreviewedMail) => void;
};

function Kinds({ of: form, settings, onPreview }: PartProps & { settings: NoticeSettings }) {
  const { i18n } = useLingui();
  const offered = noticeKinds.filter((kind) => settings[kind] !== undefined);
  return offered.map((kind) => (
    <FormField
      key={kind}
      of={form}
      name={kind}
      aside={<PreviewButton mail={kind} label={i18n._(emailFields[kind].label)} onPreview={onPreview} />}
      options={noticeWays[kind].map((value) => ({ value, label: i18n._(wayNames[value]) }))}
    />
  ));
}

function Summary({ of: form, timezone, onPreview }: PartProps & { timezone: string | undefined }) {
  const { t } = useLingui();
  const { weekday } = useFormats();
  const zone = timezone && nameOfTimezone(timezone);
  return (
    <>
      <FormField
        of={form}
        name="digest_hour"
        hint={zone ? <Trans>In your time zone, {zone}</Trans> : null}
        aside={<PreviewButton mail="digest" label={t`Summary`} onPreview={onPreview} />}
      />
      <FormField
        of={form}
        name="digest_days"
        options={days.map((day) => ({ value: String(day), label: weekday(day) }))}
      />
    </>
  );
}

// Another one than that of the screens: it is saved with the account.
function Language({ user }: { user: User }) {
  const language = locales[localeOr(user.locale ?? '')];
  return (
    <FactRow
      title={<Trans>Language of our emails</Trans>}
      note={language}
      action={
        <ArrowLink>
          <Link href={`${href('profile')}?tab=account`}>
            <Trans>Change</Trans>
          </Link>
        </ArrowLink>
      }
    />
  );
}

type EmailsFormProps = { settings: NoticeSettings; user: User };

export function EmailsForm({ settings, user }: EmailsFormProps) {
  const { t } = useLingui();
  const [previewed, setPreviewed] = useState<PreviewedMail | null>(null);
  const [isOpen, setOpen] = useState(false);
  function preview(mail: PreviewedMail) {
    setPreviewed(mail);
    setOpen(true);
  }
  const form = useEmailsForm(settings);
  const account = t`Sign-in and billing details`;
  return (
    <>
      <Form of={form}>
        <FormSection
          title={<Trans>Emails</Trans>}
          hint={<Trans>What we email you about, and how often.</Trans>}
          foot={<SaveActions of={form} />}
        >
          <FormErrors of={form} />
          <Kinds of={form} settings={settings} onPreview={preview} />
          <Summary of={form} timezone={user.account_settings.general.timezone} onPreview={preview} />
          <Language user={user} />
          <FactRow
            title={account}
            note={<Trans>Changes are always emailed at once.</Trans>}
            action={<PreviewButton mail="account" label={account} onPreview={preview} />}
          />
        </FormSection>
      </Form>
      <Suspense>
        {previewed ? <EmailPreview mail={previewed} open={isOpen} onClose={() => setOpen(false)} /> : null}
      </Suspense>
    </>
  );
}
