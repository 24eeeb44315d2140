import './pips.css';

/** How many of all are used or reached, as balls on a line. Nothing of it is read out: the number stands beside it in words. */
export function BallCount({ of: all, filled }: { of: number; filled: number }) {
  return (
    <div className="pips" aria-hidden>
      {Array.from({ length: all }, (_, index) => (
        <i key={index} data-on={index < filled || undefined} />
      ))}
    </div>
  );
}
