import type { FieldDefinitions } from './field-types.ts';

/**
 * The fields of a form as data: `defineForm({ email: { type: 'email', label: msg`Email`, rules: 'required|email' }
 * })`. Use the names of the network, so that its validation errors find their field.
 */
export const defineForm = <const Definitions extends FieldDefinitions>(fields: Definitions): Definitions =>
  fields;
