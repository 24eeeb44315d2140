import './badge.css';

export interface BadgeProps {
  count: number;
  /** What is counted, for screen readers; receives the real number. */
  label?: ((count: number) => string) | undefined;
}

const most = 10;

/** A small number: not there at 0, `10+` above 10, the real number to a screen reader (R2.5.14, R9.3.11). */
export function Badge({ count, label }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className="badge">
      <span aria-hidden dir="ltr">
        {count > most ? `${most}+` : count}
      </span>
      <span className="vh">{label ? label(count) : count}</span>
    </span>
  );
}
