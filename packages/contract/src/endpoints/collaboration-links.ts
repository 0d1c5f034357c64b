import { z } from 'zod';
import { filesTypeSchema, personSchema } from '../entities/file.ts';
import { pagingInput, pagingOutput } from '../entities/page.ts';
import { linkRoleSchema, protectionInput, shareLinkSchema, sharedItemInput } from '../entities/sharing.ts';
import { idSchema, wireBoolean } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const link = z.object({ link: shareLinkSchema });
const one = { linkId: idSchema };
const shown = { link: z.string().max(64), viewPassword: z.string().max(256).optional() };

/** Calls about the links of files and folders, of which there may be several. A link goes by its own id alone. */
export const collaborationLinks = {
  create: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/create/link',
    input: z.object({
      ...sharedItemInput,
      kind: z.enum(['view', 'collaboration']).optional(),
      role: linkRoleSchema.optional(),
      ...protectionInput,
    }),
    data: link,
    summary:
      'Creates a link with all of its protections from the start: one to join by (collaboration, the default), or one to look at a file by (view). No role means viewer.',
    requirements: ['CALL-S-001', 'CALL-S-025', 'SHARE-01', 'SHARE-15'],
  }),
  update: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/update_link',
    input: z.object({
      ...one,
      role: linkRoleSchema.optional(),
      ...protectionInput,
      viewPassword: z.union([z.literal(''), protectionInput.viewPassword.unwrap()]).optional(),
    }),
    data: link,
    summary:
      'Changes a link; what is not named stays. An empty password takes the password away, and another one lets nobody in who came by the one before.',
    requirements: ['CALL-S-002', 'CALL-S-025', 'SHARE-02'],
  }),
  status: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/link_status',
    input: z.object({ ...one, enabled: wireBoolean }),
    data: link,
    summary: 'Enables a link, or disables it so that it opens nothing and lets nobody in.',
    requirements: ['CALL-S-003', 'CALL-S-025', 'SHARE-04', 'SHARE-05'],
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/reset_link',
    input: z.object(one),
    data: link,
    summary: 'Gives a link another address; the one before opens nothing, and who came by it is out.',
    requirements: ['CALL-S-004', 'CALL-S-025', 'SHARE-03'],
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/delete_link',
    input: z.object(one),
    data: z.object({}),
    summary: 'Deletes a link for good; who came by it is out. Again changes nothing.',
    requirements: [],
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration/my_links',
    input: z.object(pagingInput),
    data: z.object({ rows: z.array(shareLinkSchema), ...pagingOutput }),
    summary: 'Lists all links that the person made or that lead to what they own, newest first.',
    requirements: [],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/link/open',
    write: false,
    input: z.object(shown),
    data: z.object({
      type: filesTypeSchema,
      id: z.string(),
      title: z.string(),
      role: linkRoleSchema,
      owner: personSchema,
      hasJoined: z.boolean(),
    }),
    summary:
      'Returns what a link leads to, past its password; code 70033 when a password is needed, 70034 when it is wrong.',
    requirements: [],
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/link/join',
    // It counts tries of passwords, and may be repeated: a second time changes nothing.
    write: false,
    input: z.object(shown),
    data: z.object({ type: filesTypeSchema, id: z.string(), role: linkRoleSchema }),
    summary: 'Takes part by a link: its role counts as long as the link does. Again changes nothing.',
    requirements: ['SHARE-15'],
  }),
};
