import type { ReactNode } from 'react';
import './steps.css';

export interface Step<Key extends string> {
  key: Key;
  label: ReactNode;
}

export interface StepsProps<Key extends string> {
  /** What the steps lead to: `Booking steps`. */
  label: string;
  steps: readonly Step<Key>[];
  current: Key;
  /** With it, the steps already done are buttons back. */
  onStep?: ((key: Key) => void) | undefined;
}

/** The steps of a task, drawn as a way across a court: what is done, what is under way (there lies the ball), what comes. */
export function Steps<Key extends string>({ label, steps, current, onStep }: StepsProps<Key>) {
  const now = steps.findIndex(({ key }) => key === current);
  return (
    <ol className="steps" aria-label={label} style={{ '--n': steps.length }}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          className={index < now ? 'is-done' : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          {index < now && onStep ? (
            <button type="button" onClick={() => onStep(step.key)}>
              {step.label}
            </button>
          ) : (
            step.label
          )}
        </li>
      ))}
    </ol>
  );
}
