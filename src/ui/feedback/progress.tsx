import { progress } from '#styled/recipes';

type ProgressProps = {
  label: string;
  /** In percent; `null` if unknown. */
  share: number | null;
};

export function Progress({ label, share }: ProgressProps) {
  const styles = progress();
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share === null ? undefined : Math.round(share)}
    >
      <span className={styles.caption}>{label}</span>
      <span className={styles.track}>
        <span
          className={styles.fill}
          data-sweeping={share === null ? '' : undefined}
          style={share === null ? undefined : { width: `${share}%` }}
        />
      </span>
    </div>
  );
}
