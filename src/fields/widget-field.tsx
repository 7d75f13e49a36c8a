import { HiddenText } from '#ui/layout/hidden-text.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useControl } from '@conform-to/react/future';
import { Suspense, type FunctionComponent } from 'react';
import type { WidgetProps } from './field-control.ts';
import type { FieldDefinition } from './field-types.ts';
import { readValue, writeValue } from './field-values.ts';
import { focusField } from './focus-field.ts';
import { PassFocus, useValueElement } from './pass-focus.tsx';

type WidgetFieldProps = Pick<
  WidgetProps<object, unknown>,
  'id' | 'name' | 'isDisabled' | 'isReadOnly' | 'isInvalid'
> & {
  definition: FieldDefinition;
  Widget: FunctionComponent<WidgetProps<object, unknown>>;
  initial: string;
};

const lineHeight = 32;

// A widget with the hidden element that holds its value: that one is submitted, validated and reset, and hands the
// focus on.
export function WidgetField({ definition, Widget, initial, ...state }: WidgetFieldProps) {
  const {
    value = '',
    defaultValue,
    register,
    change,
    blur,
  } = useControl({
    defaultValue: initial,
    onFocus: () => focusField(state.id),
  });
  const { valueElement, ref } = useValueElement(register);
  return (
    <>
      <HiddenText>
        <input
          name={state.name}
          ref={ref}
          defaultValue={defaultValue ?? ''}
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="off"
        />
      </HiddenText>
      <Suspense fallback={<Skeleton width="100%" height={lineHeight} />}>
        <Widget
          {...state}
          options={definition}
          value={readValue(definition, value)}
          onChange={(next) => change(writeValue(definition, next))}
          onBlur={blur}
        />
        <PassFocus id={state.id} valueElement={valueElement} />
      </Suspense>
    </>
  );
}
