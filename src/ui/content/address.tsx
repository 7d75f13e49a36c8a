import { address } from '#styled/recipes';

/** Everything before the parameters, a parameter name with its separators, a value, or a macro. */
export type AddressPart = { id: string; kind: 'plain' | 'name' | 'value' | 'macro'; text: string };

export function Address({ label, parts }: { label: string; parts: readonly AddressPart[] }) {
  const styles = address();
  return (
    <code className={styles.root} aria-label={label} role="group">
      {parts.map(({ id, kind, text }) => (
        <span key={id} className={styles[kind]}>
          {kind === 'name' ? <wbr /> : null}
          {text}
        </span>
      ))}
    </code>
  );
}
