import type { JSX } from 'react';
import { createRoot } from 'react-dom/client';

/** Draws into an element that holds nothing of a runtime; its content goes. */
export const drawInto = (place: Element, drawn: JSX.Element): void => {
  place.replaceChildren();
  createRoot(place).render(drawn);
};
