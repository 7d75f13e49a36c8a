import type { CustomControl } from '#fields/field-control.ts';
import type { FieldDefinitions } from '#fields/field-types.ts';
import { Form } from '#fields/form.tsx';
import { FormErrors } from '#fields/form-errors.tsx';
import { FormField } from '#fields/form-field.tsx';
import { SubmitButton } from '#fields/submit-button.tsx';
import { useForm, type FormOf } from '#fields/use-form.ts';
import { useSavedToast } from '#portal/use-saved-toast.ts';
import { Button } from '#ui/controls/button.tsx';
import { CardBody } from '#ui/layout/card.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { focusAfterRemoval } from '#ui/overlays/use-focus-after-removal.ts';
import { RowList } from '#ui/tables/row-list.tsx';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import {
  moved,
  readSlots,
  readRows,
  rowFields,
  withOneMore,
  writeSlots,
  writeRows,
  type RowShape,
  type RowValues,
} from './row-form.ts';

type RowsFormProps = {
  shape: RowShape;
  rows: readonly RowValues[];
  /** The label of the button that adds a row: 'Add a share'. */
  addLabel: string;
  /** Whether the order of the rows means something. */
  isOrdered?: boolean;
  /** The fields of the row in one slot. */
  renderRow: (form: FormOf<FieldDefinitions>, slot: number) => ReactNode;
  /** A live summary of the rows. */
  renderSummary?: (form: FormOf<FieldDefinitions>) => ReactNode;
  /** The revision of the campaign, so that concurrent changes are not overwritten. */
  revision: number | undefined;
  loadNewer: () => Promise<{ rows: readonly RowValues[]; revision: number | undefined }>;
  campaignId: number;
  save: (
    rows: readonly RowValues[],
    revision: number | undefined,
  ) => Promise<{ revision?: number | undefined } | undefined>;
  onClose: () => void;
};

type Order = { slots: readonly number[]; onChange: (slots: readonly number[]) => void };

function RowButtons({ slots, onChange, slot, isOrdered }: Order & { slot: number; isOrdered: boolean }) {
  const { t } = useLingui();
  const nth = slots.indexOf(slot) + 1;
  const move = (by: number) => onChange(moved(slots, slot, by));
  return (
    <>
      {isOrdered ? (
        <>
          <IconButton
            icon={ArrowUp}
            label={t`Row ${nth} up`}
            disabledReason={nth === 1 ? t`It is the first row` : null}
            onClick={() => move(-1)}
          />
          <IconButton
            icon={ArrowDown}
            label={t`Row ${nth} down`}
            disabledReason={nth === slots.length ? t`It is the last row` : null}
            onClick={() => move(1)}
          />
        </>
      ) : null}
      <IconButton
        icon={Trash2}
        label={t`Remove row ${nth}`}
        onClick={({ currentTarget }) => {
          focusAfterRemoval(currentTarget);
          onChange(slots.filter((other) => other !== slot));
        }}
      />
    </>
  );
}

type RowsProps = Required<Pick<RowsFormProps, 'addLabel' | 'isOrdered' | 'renderRow'>> & {
  control: CustomControl;
  form: FormOf<FieldDefinitions>;
  most: number;
  /** How many slots were filled from the start. */
  used: number;
};

function Rows({ control, form, most, used, addLabel, isOrdered, renderRow }: RowsProps) {
  const { t } = useLingui();
  const slots = readSlots(control.value);
  const change = (next: readonly number[]) => control.onChange(writeSlots(next));
  const more = withOneMore(slots, most, used);
  return (
    <RowList
      id={control.id}
      isOrdered={isOrdered}
      items={slots.map((slot, index) => {
        const nth = index + 1;
        return {
          id: String(slot),
          label: t`Row ${nth}`,
          fields: renderRow(form, slot),
          actions: <RowButtons slots={slots} onChange={change} slot={slot} isOrdered={isOrdered} />,
        };
      })}
      foot={
        <Button
          icon={Plus}
          variant="link"
          disabledReason={more ? null : t`No more rows are possible`}
          onClick={() => more && change(more)}
        >
          {addLabel}
        </Button>
      }
    />
  );
}

export function RowsForm({ shape, rows, addLabel, isOrdered = false, onClose, ...own }: RowsFormProps) {
  const fields = useMemo(() => rowFields(shape), [shape]);
  const notifySaved = useSavedToast();
  const form = useForm(fields, {
    id: `campaign-${shape.name}`,
    saved: writeRows(shape, rows),
    revision: own.revision,
    loadNewer: async () => {
      const newer = await own.loadNewer();
      return { saved: writeRows(shape, newer.rows), revision: newer.revision };
    },
    draft: `campaign-${own.campaignId}-${shape.name}`,
    onSubmit: async (values, revision, former) => {
      const saved = await own.save(readRows(shape, values), revision);
      notifySaved(former && (() => own.save(readRows(shape, former), saved?.revision)));
    },
    onSaved: onClose,
    isWhole: true,
  });
  const cancel = () => {
    form.reset();
    onClose();
  };
  return (
    <CardBody>
      <Form of={form}>
        <FormField
          of={form}
          name={shape.name}
          render={(control: CustomControl) => (
            <Rows
              control={control}
              form={form}
              most={shape.most}
              used={rows.length}
              addLabel={addLabel}
              isOrdered={isOrdered}
              renderRow={own.renderRow}
            />
          )}
        />
        {own.renderSummary?.(form)}
        <FormErrors of={form} />
        <FormActions submits>
          <Button onClick={cancel}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton of={form}>
            <Trans>Save changes</Trans>
          </SubmitButton>
        </FormActions>
      </Form>
    </CardBody>
  );
}
