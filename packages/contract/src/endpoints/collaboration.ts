import { z } from 'zod';
import {
  collaboratorSchema,
  messageField,
  roleSchema,
  sharedItemInput,
  sharingSchema,
} from '../entities/sharing.ts';
import { idSchema, wireBoolean } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const person = z.object({ person: collaboratorSchema });

/** Calls about who works together on a file or folder. `collaUserId` is the id that `listUsers` returns of a person. */
export const collaboration = {
  listUsers: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/list_users',
    write: false,
    input: z.object(sharedItemInput),
    data: sharingSchema,
    summary:
      'Returns who has which role on a file or folder and why, its links, and what waits for an answer. Links and requests are for who may share; everyone else sees the people alone.',
    requirements: ['CALL-S-005', 'CALL-S-025'],
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/add',
    input: z.object({
      ...sharedItemInput,
      account: z.string().trim().min(3).max(254).optional(),
      collaUserId: idSchema.optional(),
      role: roleSchema,
      message: messageField,
    }),
    data: person,
    summary:
      'Invites someone by e-mail address or phone number (account), or someone the person worked with before (collaUserId); exactly one of the two. Says nothing of whether an account stands behind an address. Code 815 past the collaborators of a free owner.',
    requirements: ['CALL-S-006', 'CALL-S-025', 'SHARE-09', 'PROD-24'],
  }),
  setRole: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/set_role',
    input: z.object({ ...sharedItemInput, collaUserId: idSchema, role: roleSchema }),
    data: person,
    summary: 'Gives someone another role; a right that came by a link becomes one of their own.',
    requirements: ['CALL-S-007', 'CALL-S-025', 'SHARE-10'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/delete',
    input: z.object({ ...sharedItemInput, collaUserId: idSchema }),
    data: z.object({}),
    summary:
      'Takes the right of someone on this file or folder away, or an invitation back; again changes nothing.',
    requirements: ['CALL-S-008', 'CALL-S-025', 'SHARE-11'],
  }),
  quit: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/quit_colla',
    input: z.object({ type: z.enum(['chart', 'folder']), id: idSchema }),
    data: z.object({}),
    summary: 'Gives up the right on a file or folder of someone else.',
    requirements: ['CALL-F-039', 'CALL-S-009'],
  }),
  offerOwner: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/owner/offer',
    input: z.object({ ...sharedItemInput, collaUserId: idSchema.optional() }),
    data: z.object({}),
    summary:
      'Offers a file or folder to someone who was invited to it, in place of an offer before; without a person the offer is taken back. For its owner, and not for what is published.',
    requirements: [],
  }),
  answerOffer: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/owner/answer',
    input: z.object({ ...sharedItemInput, accept: wireBoolean }),
    data: z.object({}),
    summary:
      'Accepts or declines what the person was offered. Accepted, it lies at the top of their files and counts against their quota, and who owned it manages it from then on.',
    requirements: [],
  }),
  narrow: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/narrow',
    input: z.object({ ...sharedItemInput, most: z.union([roleSchema, z.enum(['none', 'all'])]) }),
    data: z.object({}),
    summary:
      'Says how much rights on the folders above count for here and below: at most a role, none, or all of it. It never gives anyone more.',
    requirements: [],
  }),
};
