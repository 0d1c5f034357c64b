/**
 * Lists the roles in files that others share, the weakest first: a viewer reads, a commenter also says something, an editor
 * also changes, a manager also shares and gives roles. The owner is none of them. The documents name no roles; these are our
 * choice, and the place in the list, counted from 0, is how a role is stored.
 */
export const COLLABORATOR_ROLES = ['viewer', 'commenter', 'editor', 'manager'] as const;

/** Role of someone in files that others share with them. */
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** Returns whether a text names a role of the list. */
export const isCollaboratorRole = (text: string): text is CollaboratorRole =>
  COLLABORATOR_ROLES.some((role) => role === text);

/** Lists the roles that a link may give: managers are named, one by one. */
export const LINK_ROLES = ['viewer', 'commenter', 'editor'] as const satisfies readonly CollaboratorRole[];

/** A role that a link may give. */
export type LinkRole = (typeof LINK_ROLES)[number];

/** Returns whether a role is at least another one. */
export const isAtLeast = (role: CollaboratorRole, other: CollaboratorRole): boolean =>
  COLLABORATOR_ROLES.indexOf(role) >= COLLABORATOR_ROLES.indexOf(other);
