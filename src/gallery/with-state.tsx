import { useState, type ReactNode } from 'react';

type HeldProps<Value> = {
  first: Value;
  children: (value: Value, onChange: (value: Value) => void) => ReactNode;
};

// Keeps the state of a controlled sample.
export function WithState<Value>({ first, children }: HeldProps<Value>) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}
