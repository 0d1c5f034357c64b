import type { Presentation } from '../loader/options.types.ts';
import { openContainer } from './container.ts';
import { demand } from './demand.ts';
import { openModal } from './modal.ts';
import type { Placement } from './surface.ts';

/** Decides where on the page a surface is shown; undefined when it was asked for elsewhere. Throws `bad_option`. */
export const choosePlacement = ({ present = 'auto', container }: Presentation): Placement | undefined => {
  const mayFallBack = present === 'auto';
  if (present === 'modal' || (mayFallBack && container === undefined))
    return { kind: 'modal', mayFallBack, open: openModal };
  if (!mayFallBack && present !== 'container') return undefined;
  demand(container?.isConnected, 'container');
  return { kind: 'container', mayFallBack, open: openContainer(container as Element) };
};
