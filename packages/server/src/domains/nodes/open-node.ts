import type { RoleRight } from '@chartdock/contract';
import { sql } from 'kysely';
import { decideAccess } from './access.ts';
import type { Action } from './access.ts';
import { CallError } from '../../kernel/errors/call-error.ts';
import type { Handle } from '../../kernel/calls/context.ts';
import type { NodeRow } from './node-row.ts';
import { KIND, LIVE, PUBLIC, STATE, STATUS } from './node-words.ts';
import type { Role } from './node-words.ts';
import { linkSwitchesOn, roleOn } from './role-on.ts';
import type { LinkSwitches } from './role-on.ts';
import { isOffered, readHolding } from './read-holding.ts';
import type { NodeAsker } from './read-holding.ts';
import type { Holding } from './sale.ts';

const MAX_HEIGHT = 64;

/** A file or folder with the folders above it, the nearest first, and the viewer's rights. */
export interface OpenedNode {
  readonly node: NodeRow;
  /** Folders above, as far as the viewer may see them. */
  readonly above: readonly NodeRow[];
  readonly isOwner: boolean;
  readonly role: Role | undefined;
  /** Ids from the thing itself up to the top, seen or not. */
  readonly chainIds: readonly string[];
  /** Whether a view link of it, and the link's password, was shown; default false. */
  readonly hasLink?: boolean;
  /** Rights that the owner gave to viewers, or a link to who came by it. */
  readonly switched?: readonly RoleRight[];
  /** Whether it waits for a review, and an operator looks at it; default false. */
  readonly isReviewed?: boolean;
  /** Whether it is a published copy whose author offers it no more for now: the file that it was made from lies in trash. Default false. */
  readonly isWithheld?: boolean;
  /** How much of a public file someone without a role gets; undefined for any other file. */
  readonly holding?: Holding;
}

/** A thing requested by its id. */
interface WantedNode extends NodeAsker {
  readonly id: string;
  /** Whether they may look at files that wait for a review. Default false. */
  readonly isOperator?: boolean | undefined;
}

type ChainRow = NodeRow & {
  readonly role: Role | null;
  readonly is_withheld: boolean;
  readonly switches: Switches | null;
  readonly by_link: LinkSwitches | null;
};

/** The owner's switches for copies and downloads by viewers. */
interface Switches {
  readonly download: boolean;
  readonly copy: boolean;
}

/** Opens a file or folder for an action; one query, whether it exists or not. Throws `fileUnavailable` for a missing or foreign one, `notAllowed` for one that may be seen but not so used. */
export const openNode = async (
  db: Handle,
  { isOperator = false, ...wanted }: WantedNode,
  action: Action,
): Promise<OpenedNode> => {
  const found = await findNode(db, wanted);
  if (found === undefined) throw new CallError('fileUnavailable');
  const opened = isOperator ? { ...found, isReviewed: found.node.status === STATUS.pending } : found;
  const decision = decide(opened, wanted.viewerId, action);
  if (decision === 'missing') throw new CallError('fileUnavailable');
  if (decision === 'refused') throw new CallError('notAllowed');
  return opened;
};

/** Opens a folder for an action; a file is missing as a folder. */
export const openFolder = async (db: Handle, wanted: WantedNode, action: Action): Promise<OpenedNode> => {
  const opened = await openNode(db, wanted, action);
  if (opened.node.kind !== KIND.folder) throw new CallError('fileUnavailable');
  return opened;
};

/** Returns whether someone may do something with a thing that was found. */
export const decide = (
  opened: OpenedNode,
  viewerId: string,
  action: Action,
): ReturnType<typeof decideAccess> => {
  const { node, isOwner, role, hasLink, switched, isReviewed, isWithheld = false, holding } = opened;
  const facts = {
    isOwner,
    isCreator: node.creator_id === viewerId,
    role,
    isPublic: node.status === STATUS.public && !isWithheld && holding !== 'nothing',
    holdsAll: holding === 'whole',
    inTrash: node.state !== STATE.live,
    lockType: node.lock_type,
    hasLink,
    switched,
    isReviewed,
  };
  return decideAccess(facts, action);
};

/** Finds a file or folder by its bare id with the chain above it; no decision is made here. */
export const findNode = async (db: Handle, { id, ...asker }: WantedNode): Promise<OpenedNode | undefined> => {
  // Without a time no right holds that came by a link.
  const { viewerId, now = Number.MAX_SAFE_INTEGER } = asker;
  const viewer = { id: viewerId, now };
  const { rows } = await sql<ChainRow>`
    with recursive chain as (
      select n.*, 0 as height from node_locator l
        join node n on n.owner_id = l.owner_id and n.id = l.id
        where l.id = ${id}
      union all
      select p.*, chain.height + 1 from chain
        join node p on p.owner_id = chain.owner_id and p.id = chain.parent_id
        where chain.height < ${MAX_HEIGHT}
    )
    select n.*, ${roleOn(viewer)} as role,
      case when n.height = 0 then (select json_build_object('download', s.may_download, 'copy', s.may_copy)
        from share_switch s where s.owner_id = n.owner_id and s.node_id = n.id) end as switches,
      case when n.height = 0 and n.owner_id <> ${viewerId} then ${linkSwitchesOn(viewer)} end as by_link,
      n.height = 0 and n.status = ${PUBLIC} and exists (
        select from template t left join node s on s.owner_id = t.author_id and s.id = t.source_id and s.state = ${LIVE}
        where t.id = n.id and t.source_id is not null and s.id is null) as is_withheld
      from chain n
      order by n.height`.execute(db);
  const [first, ...above] = rows;
  if (first === undefined) return undefined;
  const isOwner = first.owner_id === viewerId;
  const chainIds = rows.map((row) => row.id);
  // Above the first folder without a right everything is closed, also where a right begins again further up.
  const closed = above.findIndex((row) => row.role === null);
  const seen = isOwner || closed === -1 ? above : above.slice(0, closed);
  const role = first.role ?? undefined;
  const opened = {
    node: first,
    isOwner,
    role,
    chainIds,
    above: seen,
    isWithheld: first.is_withheld,
    switched: switchedBy(first),
  };
  if (isOwner || role !== undefined || !isOffered(first)) return opened;
  return { ...opened, holding: await readHolding(db, first, asker) };
};

const switchedBy = ({ switches, by_link: link }: ChainRow): readonly RoleRight[] => [
  ...(switches?.download === true || link?.download === true ? (['export'] as const) : []),
  ...(switches?.copy === true || link?.copy === true ? (['clone'] as const) : []),
];
