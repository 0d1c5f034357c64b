import type { TableKeys } from '../../kernel/db/schema.ts';
import type { Generated } from 'kysely';
import type { Instant, Json, Uuid } from '../../kernel/db/columns.ts';

/** A role as columns hold it: 0 viewer, 1 commenter, 2 editor, 3 manager. */
type StoredRole = 0 | 1 | 2 | 3;

/** Holds a right on someone else's node, on the owner's side: of their own, by a link, or both, of which the higher counts. */
export interface CollaboratorTable {
  owner_id: Uuid;
  node_id: Uuid;
  user_id: Uuid;
  /** Role that was given by name; -1 for nothing. */
  role: StoredRole | -1;
  state: Generated<number>;
  invited_at: Instant;
  note: string | null;
  /** Link that the person came by, which counts with its present role. */
  link_key: Generated<Uuid | null>;
  /** Version of that link when they came: a reset or another password makes a later one. */
  link_version: Generated<number | null>;
  /** Address that was invited; null for who was chosen among known people. */
  contact: Generated<string | null>;
  invited_by: Generated<Uuid | null>;
}

/** Holds the same right on the invited person's side, for the list of files shared with them. */
export interface CollabInboxTable {
  user_id: Uuid;
  node_id: Uuid;
  owner_id: Uuid;
  role: StoredRole;
  invited_at: Instant;
}

/** Holds a link. `id` is in its address, `key` is its row; the password is an argon2id PHC string. */
export interface ShareLinkTable {
  id: string;
  key: Generated<Uuid>;
  owner_id: Uuid;
  node_id: Uuid;
  /** 0 to look at a file, 1 to join by. */
  kind: Generated<0 | 1>;
  role: Generated<0 | 1 | 2>;
  /** Goes up with every reset and every other password. */
  version: Generated<number>;
  enabled: Generated<boolean>;
  password_hash: string | null;
  expires_at: Generated<Instant | null>;
  may_download: Generated<boolean>;
  may_copy: Generated<boolean>;
  note: Generated<string | null>;
  maker_id: Uuid;
  views: Generated<number>;
  used_at: Generated<Instant | null>;
  created_at: Instant;
}

/** Says how much rights on the folders above count for at a node and below; -1 for nothing. */
export interface NarrowingTable {
  owner_id: Uuid;
  node_id: Uuid;
  most: number;
}

/** Tells the rights of viewers and commenters to a file. */
export interface ShareSwitchTable {
  owner_id: Uuid;
  node_id: Uuid;
  may_download: Generated<boolean>;
  may_copy: Generated<boolean>;
}

/** Holds an invitation of an address that has no account yet. */
export interface InvitationTable {
  owner_id: Uuid;
  node_id: Uuid;
  id: Uuid;
  name_kind: string;
  name_key: string;
  contact: string;
  role: StoredRole;
  invited_at: Instant;
  invited_by: Uuid;
}

/** Holds a wish for access, decided or not. */
export interface AccessRequestTable {
  id: Uuid;
  owner_id: Uuid;
  node_id: Uuid;
  user_id: Uuid;
  role: StoredRole;
  message: string | null;
  created_at: Instant;
  decided_at: Instant | null;
  is_approved: boolean | null;
}

/** Holds whom a file or folder is offered to. */
export interface OwnerOfferTable {
  owner_id: Uuid;
  node_id: Uuid;
  user_id: Uuid;
  offered_at: Instant;
}

/** Holds whom someone worked with, and their notes about them. */
export interface CollabRecentTable {
  user_id: Uuid;
  person_id: Uuid;
  note: string | null;
  last_at: Instant;
  is_hidden: Generated<boolean>;
}

/** Holds the activity around the sharing of a node. */
export interface ShareActivityTable {
  owner_id: Uuid;
  node_id: Uuid;
  id: Uuid;
  actor_id: Uuid;
  kind: string;
  body: Json;
  created_at: Instant;
  undone_at: Instant | null;
}

declare module '../../kernel/db/schema.ts' {
  interface Schema {
    collaborator: CollaboratorTable;
    collab_inbox: CollabInboxTable;
    share_link: ShareLinkTable;
    narrowing: NarrowingTable;
    share_switch: ShareSwitchTable;
    invitation: InvitationTable;
    access_request: AccessRequestTable;
    owner_offer: OwnerOfferTable;
    collab_recent: CollabRecentTable;
    share_activity: ShareActivityTable;
  }
}

/** Holds who may see files of others. */
export const sharingTables = {
  collaborator: ['owner_id', 'node_id', 'user_id'],
  collab_inbox: ['user_id', 'node_id'],
  share_link: ['id'],
  narrowing: ['owner_id', 'node_id'],
  share_switch: ['owner_id', 'node_id'],
  invitation: ['owner_id', 'node_id', 'id'],
  access_request: ['id'],
  owner_offer: ['owner_id', 'node_id'],
  collab_recent: ['user_id', 'person_id'],
  share_activity: ['owner_id', 'node_id', 'id'],
} as const satisfies TableKeys;
