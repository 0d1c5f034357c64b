import type { Presentation } from '../api/options.types.ts';
import { demand } from '../tasks/demand.ts';
import { openContainer } from './container.ts';
import type { Placement } from './surface.types.ts';

/**
 * Decides where on the page a surface is shown; undefined when it was asked for elsewhere. The modal is a part of its own:
 * pages that give a container do not wait for it. Throws `bad_option`.
 */
export const choosePlacement = async ({
  present = 'auto',
  container,
}: Presentation): Promise<Placement | undefined> => {
  const mayFallBack = present === 'auto';
  if (present === 'modal' || (mayFallBack && container === undefined)) {
    const { openModal } = await import('./modal.ts');
    return { kind: 'modal', mayFallBack, open: openModal };
  }
  if (!mayFallBack && present !== 'container') return undefined;
  demand(container?.isConnected, 'container');
  return { kind: 'container', mayFallBack, open: openContainer(container as Element) };
};
