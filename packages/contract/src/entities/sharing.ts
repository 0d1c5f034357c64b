import { z } from 'zod';
import { COLLABORATOR_ROLES, LINK_ROLES } from '../rules/sharing/collaborator-roles.ts';
import { SHARE_MESSAGE_MAX, SHARE_NOTE_MAX } from '../rules/sharing/share-links.ts';
import { filesTypeSchema, personSchema } from './file.ts';
import { cleanText, idSchema, instantSchema, wireBoolean, wireInt } from './wire.ts';
import { isViewPassword } from '../rules/sharing/view-links.ts';

/** A role in shared files. */
export const roleSchema = z.enum(COLLABORATOR_ROLES).meta({ id: 'CollaboratorRole' });

/** A role that a link may give. */
export const linkRoleSchema = z.enum(LINK_ROLES);

/** Names the file or folder that is shared. */
export const sharedItemInput = { type: filesTypeSchema, id: idSchema };

/** A few words of a person about a share. */
export const messageField = cleanText(SHARE_MESSAGE_MAX).optional();

/** Protection of a link; 0 as time means that it never expires, no time means the default of the server. */
export const protectionInput = {
  viewPassword: z.string().max(256).refine(isViewPassword).optional(),
  expireTime: wireInt(0, Number.MAX_SAFE_INTEGER).optional(),
  download: wireBoolean.optional(),
  copy: wireBoolean.optional(),
  note: cleanText(SHARE_NOTE_MAX).optional(),
};

/** A link to a file or folder: a view link is looked at, a collaboration link is joined by. */
export const shareLinkSchema = z
  .object({
    linkId: z.string(),
    kind: z.enum(['view', 'collaboration']),
    type: filesTypeSchema,
    id: z.string(),
    title: z.string(),
    path: z.string(),
    role: linkRoleSchema,
    state: z.enum(['open', 'disabled', 'expired', 'powerless']),
    hasPassword: z.boolean(),
    expireTime: instantSchema.nullable(),
    download: z.boolean(),
    copy: z.boolean(),
    note: z.string().optional(),
    views: z.number().int(),
    lastUsed: instantSchema.nullable(),
    createTime: instantSchema,
    maker: personSchema,
  })
  .meta({ id: 'ShareLink' });

/** A link to a file or folder. `state` says whether it opens anything now; `powerless` that its maker may share no more. */
export type ShareLink = z.output<typeof shareLinkSchema>;

/** Someone who has a right, and why. */
export const collaboratorSchema = z
  .object({
    collaUserId: z.string(),
    fullName: z.string(),
    photoUrl: z.string().optional(),
    role: roleSchema,
    /** Whether the invitation was not taken up yet; then `fullName` is the address that was invited. */
    isInvited: z.boolean(),
    because: z.enum(['invited', 'folder', 'link']),
    /** The folder or the note of the link that the right comes from. */
    source: z.string().optional(),
    inviteTime: instantSchema,
    isMe: z.boolean(),
  })
  .meta({ id: 'Collaborator' });

/** Someone who has a right on a file or folder: `because` says where it comes from. */
export type Collaborator = z.output<typeof collaboratorSchema>;

/** A wish for access, or for more of it. */
export const accessRequestSchema = z
  .object({
    requestId: z.string(),
    type: filesTypeSchema,
    id: z.string(),
    title: z.string(),
    person: personSchema,
    role: roleSchema,
    message: z.string().optional(),
    createTime: instantSchema,
  })
  .meta({ id: 'AccessRequest' });

/** A wish for access, or for more of it. */
export type AccessRequest = z.output<typeof accessRequestSchema>;

/** A file or folder that its owner offers to the person. */
export const ownerOfferSchema = z
  .object({
    type: filesTypeSchema,
    id: z.string(),
    title: z.string(),
    owner: personSchema,
    createTime: instantSchema,
  })
  .meta({ id: 'OwnerOffer' });

/** A file or folder that its owner offers to the person. */
export type OwnerOffer = z.output<typeof ownerOfferSchema>;

/** Everything about how a file or folder is shared. */
export const sharingSchema = z
  .object({
    type: filesTypeSchema,
    id: z.string(),
    title: z.string(),
    owner: personSchema,
    isOwner: z.boolean(),
    canShare: z.boolean(),
    role: roleSchema.nullable(),
    people: z.array(collaboratorSchema),
    links: z.array(shareLinkSchema),
    requests: z.array(accessRequestSchema),
    /** Most that rights of folders above count for here; null for all of it. */
    narrowed: z.union([roleSchema, z.literal('none')]).nullable(),
    viewersMay: z.object({ download: z.boolean(), copy: z.boolean() }),
    /** Who was offered to own it, when someone was. */
    offeredTo: personSchema.nullable(),
    /** People that may still be invited; null for no limit. */
    seatsLeft: z.number().int().nullable(),
    defaultExpireTime: instantSchema.nullable(),
  })
  .meta({ id: 'Sharing' });

/** Everything about how a file or folder is shared, as the person who asks may see it. */
export type Sharing = z.output<typeof sharingSchema>;

/** Kinds of changes to how a file or folder is shared. */
export const shareActivityKindSchema = z.enum([
  'invited',
  'joined',
  'roleChanged',
  'removed',
  'left',
  'linkCreated',
  'linkChanged',
  'linkEnabled',
  'linkDisabled',
  'linkReset',
  'linkDeleted',
  'accessRequested',
  'requestApproved',
  'requestRefused',
  'narrowed',
  'viewersAllowed',
  'ownerOffered',
  'ownerChanged',
  'undone',
]);

/** One thing that was done to how a file or folder is shared. */
export const shareActivitySchema = z
  .object({
    activityId: z.string(),
    kind: shareActivityKindSchema,
    actor: personSchema,
    /** Whom it was about. */
    person: z.string().optional(),
    role: roleSchema.optional(),
    before: roleSchema.optional(),
    canUndo: z.boolean(),
    createTime: instantSchema,
  })
  .meta({ id: 'ShareActivity' });

/** One thing that was done to how a file or folder is shared. */
export type ShareActivity = z.output<typeof shareActivitySchema>;
