/** As high as what may come there: two lines. */
export const EmptyNote = () => (
  <span>
    {'\u00A0'}
    <br />
    {'\u00A0'}
  </span>
);
