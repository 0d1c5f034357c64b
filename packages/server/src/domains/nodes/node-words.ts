import { COLLABORATOR_ROLES } from '@chartdock/contract';
import type { CollaboratorRole } from '@chartdock/contract';
import { sql } from 'kysely';

/** Kind of a row, as its column `kind` holds it. */
export const KIND = { folder: 0, file: 1 } as const;

/** Kind of a row. */
export type Kind = (typeof KIND)[keyof typeof KIND];

/** Where a row is, as its column `state` holds it: in its folder, in the trash, or inside of something in the trash. */
export const STATE = { live: 0, deleted: 1, insideDeleted: 2 } as const;

/** Where a row is. */
export type State = (typeof STATE)[keyof typeof STATE];

/** Who may see a file besides those it is shared with, as its column `status` holds it: no one, no one until a review is over, everyone. */
export const STATUS = { private: 0, pending: 1, public: 2 } as const;

/** Who may see a file besides those it is shared with. */
export type Status = (typeof STATUS)[keyof typeof STATUS];

/**
 * Role of a collaborator, as the column `role` holds it: the place in the contract's list, so that the higher number has all
 * rights of the lower.
 */
export const ROLE = { viewer: 0, commenter: 1, editor: 2, manager: 3 } as const satisfies Readonly<
  Record<CollaboratorRole, number>
>;

/** Role of a collaborator. */
export type Role = (typeof ROLE)[keyof typeof ROLE];

/** Names a stored role. */
export const roleWord = (role: Role): CollaboratorRole => COLLABORATOR_ROLES[role];

// In statements they stand as they are and not as parameters: indexes of live rows are found by the letter.

/** `kind` of a folder in a statement. */
export const FOLDER = sql.lit(KIND.folder);

/** `kind` of a file in a statement. */
export const FILE = sql.lit(KIND.file);

/** `state` of a thing in its folder, in a statement. */
export const LIVE = sql.lit(STATE.live);

/** `state` of a thing in the trash by itself, in a statement. */
export const DELETED = sql.lit(STATE.deleted);

/** `status` of a public file, in a statement. */
export const PUBLIC = sql.lit(STATUS.public);

/** `state` of a collaborator who takes part, in a statement. */
export const TAKES_PART = sql.lit(0);
