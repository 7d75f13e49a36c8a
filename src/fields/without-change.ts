/** A box cannot be read-only: one that may not be changed answers no click. */
export const withoutChange = (isReadOnly: boolean) =>
  isReadOnly
    ? { 'aria-readonly': true, onClick: (event: { preventDefault: () => void }) => event.preventDefault() }
    : {};
