import { hasRight } from '@chartdock/contract';
import type { RoleRight } from '@chartdock/contract';
import { ROLE, roleWord } from './node-words.ts';
import type { Role } from './node-words.ts';

/** An action on a file or folder. */
export type Action =
  /** Open it, list its content, keep it as a favourite. */
  | 'read'
  /** See all that it holds: its definition, every canvas, a picture without a mark. */
  | 'content'
  /** Say something about its content. */
  | 'comment'
  /** Take its content away as a file of another format. */
  | 'export'
  /** Take its content into a file of one's own: clone or copy it. */
  | 'clone'
  /** Change its title, its content, or the things inside a folder. */
  | 'edit'
  /** Move it or put it into trash. */
  | 'arrange'
  /** Let everyone see it. */
  | 'publish'
  /** Give rights on it to others, by name or by link. */
  | 'share'
  /** Restore it from trash or delete it for good. */
  | 'dispose';

/** Everything the decision looks at. */
export interface AccessFacts {
  readonly isOwner: boolean;
  readonly isCreator: boolean;
  /** The highest role on the thing itself or on a folder above it. */
  readonly role: Role | undefined;
  readonly isPublic: boolean;
  /** Whether a view link of it, and the link's password, was shown; default false. */
  readonly hasLink?: boolean | undefined;
  /** Rights that the owner gave to viewers, or a link to who came by it; default none. */
  readonly switched?: readonly RoleRight[] | undefined;
  /** Whether it waits for a review, and an operator looks at it; default false. */
  readonly isReviewed?: boolean | undefined;
  /** Whether an outsider may have all of it: it costs nothing, or they have it; default false. */
  readonly holdsAll?: boolean | undefined;
  readonly inTrash: boolean;
  /** Lock of a folder: `1` opens only for owner and creator, `2` never opens for anyone but the owner. */
  readonly lockType: string | null;
}

/** Allowed; missing, which reads the same as a thing that does not exist; or refused, when it may be seen but not so used. */
export type Decision = 'allowed' | 'missing' | 'refused';

/** Remaining actions of an owner on things in trash. */
const IN_TRASH: ReadonlySet<Action> = new Set(['read', 'content', 'dispose']);

/** Decides every access to a file or folder. An invisible thing is missing, so that nothing can be learnt by asking. */
export const decideAccess = (facts: AccessFacts, action: Action): Decision => {
  if (facts.isOwner) return !facts.inTrash || IN_TRASH.has(action) ? 'allowed' : 'missing';
  if (facts.inTrash || !isSeen(facts)) return 'missing';
  if (isLocked(facts)) return 'refused';
  return grants(facts, action) ? 'allowed' : 'refused';
};

const isSeen = ({ role, isPublic, hasLink, isReviewed }: AccessFacts): boolean =>
  role !== undefined || isPublic || hasLink === true || isReviewed === true;

/** Returns whether someone without a role may have all that a thing holds. */
const isTrusted = ({ hasLink, isReviewed, holdsAll }: AccessFacts): boolean =>
  hasLink === true || isReviewed === true || holdsAll === true;

const isLocked = ({ lockType, isCreator }: AccessFacts): boolean =>
  lockType === '2' || (lockType === '1' && !isCreator);

/** The right of the policy that each action takes; an action without a right is the owner's alone. */
const RIGHT_OF: Readonly<Record<Action, RoleRight | undefined>> = {
  read: 'read',
  content: undefined,
  comment: 'comment',
  export: 'export',
  clone: 'clone',
  edit: 'edit',
  arrange: 'delete',
  share: 'share',
  publish: 'publish',
  dispose: undefined,
};

const grants = (facts: AccessFacts, action: Action): boolean => {
  if (action === 'read') return true;
  if (action === 'content') return facts.role !== undefined || isTrusted(facts);
  const right = RIGHT_OF[action];
  const role = facts.role ?? (facts.hasLink === true ? ROLE.viewer : undefined);
  if (right === undefined || role === undefined) return false;
  return hasRight(roleWord(role), right, { switched: facts.switched ?? [], isCreator: facts.isCreator });
};
