import { address } from '#styled/recipes';

/** A piece of an address: all before the parameters, a parameter's name with its signs, a value, a macro in one. */
export type AddressPart = { id: string; kind: 'plain' | 'name' | 'value' | 'macro'; text: string };

/** The address of a link, its parameters told apart. */
export function Address({ label, parts }: { label: string; parts: readonly AddressPart[] }) {
  const styles = address();
  return (
    <code className={styles.root} aria-label={label} role="group">
      {parts.map(({ id, kind, text }) => (
        <span key={id} className={styles[kind]}>
          {text}
        </span>
      ))}
    </code>
  );
}
