import { logo } from '#styled/recipes';

export function Mark({ size }: { size?: 'lg' }) {
  const styles = logo({ size });
  return (
    <svg className={styles.mark} viewBox="0 0 20 20" aria-hidden="true">
      <path className={styles.sail} d="M10.9 1.6c3.2 3.4 5.6 7.5 6.7 12.1H10.9z" />
      <path className={styles.sail} d="M8.7 5.2v8.5H2.6C4 10.3 6.1 7.5 8.7 5.2z" opacity=".55" />
      <path
        d="M2.2 16.2c2.6 1.9 13 1.9 15.6 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
    </svg>
  );
}
