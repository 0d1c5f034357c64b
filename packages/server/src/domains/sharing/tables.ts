import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, Uuid } from '../../kernel/db/columns.ts';

/** Holds a right on someone else's node, on the owner's side: role 0 viewer, 1 editor, 2 manager. */
export interface CollaboratorTable {
  owner_id: Uuid;
  node_id: Uuid;
  user_id: Uuid;
  role: 0 | 1 | 2;
  state: Generated<number>;
  invited_at: Instant;
  note: string | null;
}

/** Holds the same right on the invited person's side, for the list of files shared with them. */
export interface CollabInboxTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  role: 0 | 1 | 2;
  invited_at: Instant;
}

/** Holds the view link of a file. `id` is what its address carries; the password is an argon2id PHC string. */
export interface ShareLinkTable {
  id: string;
  owner_id: Uuid;
  node_id: Uuid;
  enabled: Generated<boolean>;
  password_hash: string | null;
  created_at: Instant;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    collaborator: CollaboratorTable;
    collab_inbox: CollabInboxTable;
    share_link: ShareLinkTable;
  }
}

/** Holds who may see files of others. */
export const sharingTables = {
  collaborator: ['owner_id', 'node_id', 'user_id'],
  collab_inbox: ['user_id', 'node_id'],
  share_link: ['id'],
} as const satisfies TableKeys;
