/**
 * Lists what someone may be on what others share with them, the weakest first: a viewer reads, an editor changes as well,
 * a manager also shares and gives roles. The owner is none of them. The documents name no roles; these are our choice, and
 * the place in the list, counted from 0, is how a role is stored.
 */
export const COLLABORATOR_ROLES = ['viewer', 'editor', 'manager'] as const;

/** What someone may do with what others share with them. */
export type CollaboratorRole = (typeof COLLABORATOR_ROLES)[number];

/** Returns whether a text names a role of the list. */
export const isCollaboratorRole = (text: string): text is CollaboratorRole =>
  COLLABORATOR_ROLES.some((role) => role === text);
