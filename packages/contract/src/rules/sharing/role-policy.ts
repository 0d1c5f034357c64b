import type { CollaboratorRole } from './collaborator-roles.ts';

/** Lists the rights on a file or folder, as far as roles decide them. */
export const ROLE_RIGHTS = [
  'read',
  'comment',
  'edit',
  'share',
  'export',
  'clone',
  'publish',
  'delete',
] as const;

/** One thing that can be done with a file or folder. */
export type RoleRight = (typeof ROLE_RIGHTS)[number];

/** How far a role has a right: always, where the owner or the link allows it, on things the person created, or never. */
export type RoleGrant = 'always' | 'switched' | 'created' | 'never';

const NOTHING: Readonly<Record<RoleRight, RoleGrant>> = {
  read: 'never',
  comment: 'never',
  edit: 'never',
  share: 'never',
  export: 'never',
  clone: 'never',
  publish: 'never',
  delete: 'never',
};

const VIEWER = { ...NOTHING, read: 'always', export: 'switched', clone: 'switched' } as const;
const COMMENTER = { ...VIEWER, comment: 'always' } as const;
const EDITOR = {
  ...COMMENTER,
  edit: 'always',
  export: 'always',
  clone: 'always',
  delete: 'created',
} as const;

/**
 * Tells the rights of each role in shared files. Checks of the server, menus and the scopes of partners' tokens read this
 * table, and the reference is written from it. The owner may do everything and is no role; publishing is the owner's alone.
 */
export const ROLE_POLICY: Readonly<Record<CollaboratorRole, Readonly<Record<RoleRight, RoleGrant>>>> = {
  viewer: VIEWER,
  commenter: COMMENTER,
  editor: EDITOR,
  manager: { ...EDITOR, share: 'always' },
};

/** Names the scope of a partner's token that covers each right. */
export const RIGHT_SCOPES = {
  read: 'files:read',
  comment: 'files:write',
  edit: 'files:write',
  share: 'share',
  export: 'export',
  clone: 'files:write',
  publish: 'publish',
  delete: 'files:write',
} as const satisfies Readonly<Record<RoleRight, string>>;

/** Facts that decide a right besides the role. */
export interface RightFacts {
  /** Rights that the owner, or the link someone came by, switched on. Default none. */
  readonly switched?: readonly RoleRight[];
  /** Whether the person created the thing. Default false. */
  readonly isCreator?: boolean;
}

/** Returns whether a role has a right on a thing. */
export const hasRight = (
  role: CollaboratorRole,
  right: RoleRight,
  { switched = [], isCreator = false }: RightFacts = {},
): boolean => {
  const grant = ROLE_POLICY[role][right];
  if (grant === 'switched') return switched.includes(right);
  return grant === 'created' ? isCreator : grant === 'always';
};
