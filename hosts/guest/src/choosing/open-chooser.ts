import type { GuestSession } from '@chartdock/embed/guest';
import '@chartdock/react/chooser.css';
import { loadAgain } from '../loading/load-again.ts';
import { painted } from '../surface/painted.ts';
import { sayTrouble } from '../surface/say-trouble.ts';
import type * as ChooseTemplate from '../screens/choose-template.tsx';
import { writeFirstChooser } from './first-chooser.ts';

const loadComponents = async (): Promise<typeof ChooseTemplate> => import('../screens/choose-template.tsx');

/** Lets a person leave before there are components: by the button, or by Escape. Returns how to stop. */
const leaveEarly = (session: GuestSession, exits: readonly HTMLElement[]): (() => void) => {
  const stop = new AbortController();
  const { signal } = stop;
  const leave = (): void => void session.close({ status: 'cancelled' }).catch(() => undefined);
  for (const exit of exits) exit.addEventListener('click', leave, { signal });
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape' && session.config.surface !== 'container') leave();
  };
  document.addEventListener('keydown', onKeyDown, { signal });
  return () => stop.abort();
};

/**
 * Opens a chooser of templates: the boxes of its covers at once, which take no runtime and no call, and its components in
 * their place when they are there. Rejects when the signed-in person cannot be loaded.
 */
export const openChooser = async (session: GuestSession, place: Element): Promise<void> => {
  const { element, exits } = writeFirstChooser(session);
  place.replaceChildren(element);
  const stop = leaveEarly(session, exits);
  try {
    await painted();
    const { draw } = await loadAgain(loadComponents, () => sayTrouble(place, session.first.locale));
    await draw(session, place);
  } finally {
    stop();
  }
};
