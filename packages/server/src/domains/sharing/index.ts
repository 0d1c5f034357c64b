import type { Domain } from '../../kernel/calls/domain.types.ts';
import { sharingTables } from './tables.ts';
import { openLinkCalls } from './open-link.ts';
import { quitCalls } from './quit.ts';
import { viewLinkCalls } from './view-links.ts';
import { forgetShared } from './forget-shared.ts';

/** Gives the server what belongs to sharing: collaborators and view links. */
export const sharing: Domain = {
  tables: sharingTables,
  calls: [...openLinkCalls, ...quitCalls, ...viewLinkCalls],
  forgetNodes: forgetShared,
};
