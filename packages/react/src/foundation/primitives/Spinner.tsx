import type { JSX } from 'react';

/** Properties of {@link Spinner}. */
export interface SpinnerProps {
  /** Announces what is being waited for; without it the spinner is decoration. */
  readonly label?: string;
}

/** Draws a small turning ring; under reduced motion it pulses instead. */
export const Spinner = ({ label }: SpinnerProps): JSX.Element =>
  label === undefined ? (
    <span className="cd-spinner" aria-hidden="true" />
  ) : (
    <span className="cd-spinner" role="status" aria-label={label} />
  );
