import type { JSX, Ref } from 'react';

/** Properties of {@link WaitingCard}. */
export interface WaitingCardProps {
  /** Marks where it stands. Default none. */
  readonly markRef?: Ref<HTMLSpanElement>;
}

/** Draws what is in the place of a card before it comes, at its size; plain elements, since dozens of them are drawn at once. */
export const WaitingCard = ({ markRef }: WaitingCardProps): JSX.Element => (
  <>
    <span ref={markRef} className="cd-thumb" aria-hidden="true">
      <span className="cd-skeleton cd-skeleton--block" />
    </span>
    <span className="cd-template__texts" aria-hidden="true">
      <span className="cd-skeleton cd-skeleton--text" />
    </span>
    <span className="cd-template__foot" />
  </>
);
