import type { FocusDirection, GuestSession } from '@chartdock/embed/guest';
import { controlsIn, focusFrom } from './focus.ts';

/** Tells in which direction a Tab would leave the page; undefined when it stays inside. */
const leavingDirection = (root: ParentNode, event: KeyboardEvent): FocusDirection | undefined => {
  if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const controls = controlsIn(root);
  const active = root.querySelector(':focus');
  if (event.shiftKey) return active === null || active === controls[0] ? 'backward' : undefined;
  return active === controls.at(-1) ? 'forward' : undefined;
};

/** Surfaces that fill all there is: past the last control comes the first. */
const ROUND: ReadonlySet<string> = new Set(['modal']);

/** Follows a Tab past the last control, or back past the first: a modal goes round, a container hands the focus to the page around. */
export const followTab = (session: GuestSession, root: HTMLElement, event: KeyboardEvent): void => {
  const direction = leavingDirection(root, event);
  if (direction === undefined) return;
  const { surface } = session.config;
  if (ROUND.has(surface)) {
    event.preventDefault();
    focusFrom(root, direction);
  } else if (surface === 'container') session.emit('focusLeave', { direction });
};
