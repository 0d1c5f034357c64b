import type { JSX, KeyboardEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../foundation/primitives/Button.tsx';
import { placeMenu } from '../foundation/primitives/menus/place-menu.ts';
import { liftElement } from '../foundation/primitives/top-layer.ts';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** Width of the guided tour in pixels (GUIDE-06). */
const WIDTH = 350;

/** A button of a tour card. */
export interface TourCardButton {
  readonly id: string;
  readonly label: string;
  /** Draws it as the way on. Default false. */
  readonly primary?: boolean;
}

/** Properties of {@link TourCard}. */
export interface TourCardProps {
  readonly title: string;
  readonly text: string;
  /** Says how far one is, such as 1 / 3. */
  readonly progress: string;
  readonly buttons: readonly TourCardButton[];
  readonly onPress: (id: string) => void;
  /** Finds what the card is about; without it the card stands in the corner of the window. */
  readonly findAnchor: () => Element | null;
  /** Is told when Esc was pressed on the card. */
  readonly onEscape: () => void;
}

const margin = 24;

/** Room for the ring around what the card is about, in pixels. */
const ring = 8;

const placeCard = (card: HTMLElement, anchor: Element | null): void => {
  const size = { width: card.offsetWidth, height: card.offsetHeight };
  const view = { width: window.innerWidth, height: window.innerHeight };
  const corner = { left: view.width - size.width - margin, top: view.height - size.height - margin };
  const box = anchor?.getBoundingClientRect();
  const ringed = box && {
    left: box.left,
    top: box.top - ring,
    width: box.width,
    height: box.height + 2 * ring,
  };
  const place =
    ringed === undefined
      ? corner
      : placeMenu({ anchor: ringed, size, window: view, side: 'below', end: true });
  card.style.left = `${Math.max(8, place.left)}px`;
  card.style.top = `${Math.max(8, place.top)}px`;
};

/** Draws one step of a guided tour beside what it is about, 350 px wide (GUIDE-06). The page below stays usable. */
export const TourCard = (props: TourCardProps): JSX.Element => {
  const { title, text, progress, buttons, onPress, findAnchor, onEscape } = props;
  const ids = { title: useId(), text: useId() };
  const card = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (card.current === null ? undefined : liftElement(card.current)), []);
  useLayoutEffect(() => {
    const anchor = findAnchor();
    anchor?.setAttribute('data-cd-toured', '');
    const place = (): void => {
      if (card.current !== null) placeCard(card.current, anchor);
    };
    place();
    window.addEventListener('resize', place);
    return () => {
      anchor?.removeAttribute('data-cd-toured');
      window.removeEventListener('resize', place);
    };
  }, [findAnchor]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
    event.stopPropagation();
    onEscape();
  };
  return (
    <div
      ref={card}
      className="cd-tour"
      role="dialog"
      aria-labelledby={ids.title}
      aria-describedby={ids.text}
      style={{ width: WIDTH }}
      onKeyDown={onKeyDown}
    >
      <h2 id={ids.title} className="cd-tour__title">
        {title}
      </h2>
      <p id={ids.text} className="cd-tour__text">
        {text}
      </p>
      <div className="cd-tour__foot">
        <span className="cd-tour__progress">{progress}</span>
        {buttons.map(({ id, label, primary = false }) => (
          <Button key={id} look={primary ? 'primary' : 'ghost'} onClick={() => onPress(id)}>
            {label}
          </Button>
        ))}
      </div>
    </div>
  );
};
