import { Address } from '#ui/content/address.tsx';
import { BannerCard } from '#ui/content/banner-card.tsx';
import { Builder } from '#ui/layout/builder.tsx';
import { Button } from '#ui/controls/button.tsx';
import { CardGrid } from '#ui/layout/card-grid.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { CheckboxGroup } from '#ui/controls/checkbox-group.tsx';
import { ChoiceTiles } from '#ui/controls/choice-tiles.tsx';
import { CopyField } from '#ui/controls/copy-field.tsx';
import { FactRow } from '#ui/content/fact-row.tsx';
import { FieldSkeleton } from '#ui/controls/field-skeleton.tsx';
import { FormSection } from '#ui/controls/form-section.tsx';
import { FormStack } from '#ui/controls/form-stack.tsx';
import { MacroInput } from '#ui/controls/macro-input.tsx';
import { MacroPicker } from '#ui/controls/macro-picker.tsx';
import { MarkedCode } from '#ui/content/marked-code.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Progress } from '#ui/feedback/progress.tsx';
import { QrCode } from '#ui/content/qr-code.tsx';
import { RowList } from '#ui/tables/row-list.tsx';
import { ShareBar } from '#ui/figures/share-bar.tsx';
import { Steps } from '#ui/feedback/steps.tsx';
import { TextBlock } from '#ui/content/text-block.tsx';
import { Timeline } from '#ui/content/timeline.tsx';
import { useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { WithState } from './with-state.tsx';

const nothing = () => undefined;
const parts = [
  { id: '1', kind: 'plain', text: 'https://trailmix.test/?' },
  { id: '2', kind: 'name', text: 'sub1' },
  { id: '3', kind: 'value', text: '=news' },
] as const;
const traffic = [
  { value: 'seo', label: 'SEO' },
  { value: 'mail', label: 'Email' },
];
const currencies = [
  { value: 'EUR', label: 'Euro', mark: '€' },
  { value: 'USD', label: 'US dollar', mark: '$' },
] as const;
const steps = [
  { id: 'account', title: 'Account', isDone: true },
  { id: 'company', title: 'Company', isDone: false },
];

const macros = [
  { id: 'click', label: 'Click', macros: [{ text: '{sub1}', name: 'Sub ID 1', isUsed: true }] },
];
const called = [
  { at: 0, text: 'https://pb.test/?cid=', isMarked: false },
  { at: 21, text: '8f3a', isMarked: true },
];

const shares = [
  { id: '1', name: 'Main page', share: 60, text: '60%' },
  { id: '2', name: 'Comparison', share: 40, text: '40%' },
];

const events = [{ id: '1', icon: Check, tone: 'success', title: 'Approved', note: '2026/11/20' }] as const;

function CopyableAddress() {
  const { t } = useLingui();
  return <CopyField text="https://trailmix.test" label={t`Copy the address`} />;
}

export const formSamples: Readonly<Record<string, () => ReactNode>> = {
  address: () => <Address label="Tracking link" parts={parts} />,
  'banner-card': () => (
    <CardGrid>
      <BannerCard
        src={null}
        title="300 × 250"
        note="12 KB"
        fallback="HTML"
        enlarge={{ label: 'Enlarge', onClick: nothing }}
        actions={<Button>Copy</Button>}
      />
    </CardGrid>
  ),
  builder: () => <Builder result="What comes of it">What is chosen</Builder>,
  'card-head': () => <CardHead title="Second part" />,
  'checkbox-group': () => (
    <WithState first={['seo']}>
      {(values, onChange) => (
        <CheckboxGroup options={traffic} values={values} onChange={onChange} onBlur={nothing} />
      )}
    </WithState>
  ),
  'choice-tiles': () => (
    <WithState<'EUR' | 'USD' | null> first="EUR">
      {(value, onChange) => (
        <ChoiceTiles label="Currency" value={value} items={currencies} onChange={onChange} />
      )}
    </WithState>
  ),
  'copy-field': () => <CopyableAddress />,
  'fact-row': () => <FactRow mark="€" title="Euro" note="Cannot be changed again" />,
  'field-skeleton': () => <FieldSkeleton />,
  'form-section': () => (
    <FormSection title="Company" hint="As it stands on invoices">
      Fields
    </FormSection>
  ),
  'form-stack': () => <FormStack>Fields</FormStack>,
  'macro-input': () => (
    <WithState first="https://pb.test/?cid={sub1}">
      {(value, onChange) => (
        <MacroInput
          aria-label="Address"
          parts={[{ at: 0, text: value, variant: 'plain' }]}
          onChange={onChange}
        />
      )}
    </WithState>
  ),
  'macro-picker': () => (
    <MacroPicker title="Macros" search={null} groups={macros} onPick={nothing} note="Nothing found" />
  ),
  'marked-code': () => <MarkedCode title="As it is called" parts={called} />,
  progress: () => <Progress label="Loading" share={40} />,
  'qr-code': () => <QrCode text="https://trailmix.test" label="The address as a QR code" />,
  'row-list': () => (
    <RowList
      id="rows"
      isOrdered
      items={[{ id: '1', label: 'Row 1', fields: 'Fields', actions: <Button>Remove</Button> }]}
      foot={<Button>Add a row</Button>}
    />
  ),
  'share-bar': () => <ShareBar label="Shares" shares={shares} />,
  stack: () => (
    <Stack>
      <TextBlock>One card</TextBlock>
      <TextBlock>and another</TextBlock>
    </Stack>
  ),
  steps: () => <Steps label="Steps" items={steps} />,
  'text-block': () => <TextBlock>A few sentences.</TextBlock>,
  timeline: () => <Timeline items={events} />,
};
