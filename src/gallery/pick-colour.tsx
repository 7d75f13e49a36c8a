import type { CustomControl } from '#fields/field-control.ts';
import { Button } from '#ui/controls/button.tsx';
import { FormActions } from '#ui/controls/form-actions.tsx';

const colours = ['red', 'green', 'blue'];

// A custom control: buttons, one of them pressed.
export const pickColour = ({ id, value, onChange, onBlur, isDisabled, isReadOnly }: CustomControl) => (
  <FormActions>
    {colours.map((colour, index) => (
      <Button
        key={colour}
        id={index === 0 ? id : undefined}
        pressed={value === colour}
        disabled={isDisabled || isReadOnly}
        onClick={() => onChange(colour)}
        onBlur={onBlur}
      >
        {colour}
      </Button>
    ))}
  </FormActions>
);
