import type { GuestSession } from '@chartdock/embed/guest';
import { focusFrom } from './focus.ts';
import { createTelemetry } from '../telemetry/telemetry.ts';

/** Puts the focus into a surface, unless it is a part of the page around or has the focus already. */
export const takeFocus = ({ config }: Pick<GuestSession, 'config'>, root: HTMLElement): void => {
  if (config.surface === 'container' || root.querySelector(':focus') !== null) return;
  const first = root.querySelector('.guest__content');
  // A content that is only looked at has no control; the head has one.
  if (first === null || !focusFrom(first, 'forward')) focusFrom(root, 'forward');
};

/** Tells the host that the surface is there. */
export const announce = (session: GuestSession): void => {
  session.emit('ready', null);
  session.emit('session', { state: 'active', recoverable: true });
  createTelemetry(session)('painted', { ms: Math.round(performance.now()) });
};
