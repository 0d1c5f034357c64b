import { sql } from 'kysely';
import { forgetIn, forgetInAll } from '../../kernel/calls/forget-nodes.ts';
import type { ForgetNodes } from '../../kernel/calls/forget-nodes.ts';

const forgetInboxes: ForgetNodes = (db, { ownerId, ids }) =>
  sql`delete from collab_inbox i using collaborator c
    where c.owner_id = ${ownerId} and c.node_id = any(${[...ids]}::uuid[])
      and i.user_id = c.user_id and i.node_id = c.node_id`.execute(db);

/** Deletes rights and links with their file or folder. Collaborators lead to the inboxes, so they go after them. */
export const forgetShared: ForgetNodes = forgetInAll([
  forgetInboxes,
  forgetIn('collaborator'),
  forgetIn('share_link'),
  forgetIn('narrowing'),
  forgetIn('share_switch'),
  forgetIn('invitation'),
  forgetIn('access_request'),
  forgetIn('owner_offer'),
  forgetIn('share_activity'),
]);
