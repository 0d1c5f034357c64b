import { z } from 'zod';
import { idSchema, instantSchema, wireBoolean } from '../entities/wire.ts';
import { isViewPassword } from '../rules/sharing/view-links.ts';
import { chartInfoSchema } from './charts.ts';
import { endpoint } from '../endpoint.ts';

/** The view link of a file: its holder may look at the file, past its password when it has one. */
export const viewLinkSchema = z
  .object({
    id: z.string(),
    path: z.string(),
    enabled: z.boolean(),
    hasPassword: z.boolean(),
    expireTime: instantSchema.optional(),
    createTime: instantSchema,
  })
  .meta({ id: 'ViewLink' });

/** The view link of a file. `id` cannot be guessed, `path` is the address below the origin of the web app. */
export type ViewLink = z.output<typeof viewLinkSchema>;

const answer = z.object({ link: viewLinkSchema.nullable() });
const made = z.object({ link: viewLinkSchema });

/** Calls about the one view link that a file can have; `id` is the file's. For its owner and for managers. */
export const viewLinks = {
  getLink: endpoint({
    method: 'GET',
    path: '/api/personal/view/get_link/{id}',
    input: z.object({ id: idSchema }),
    data: answer,
    summary: 'Returns the view link of a file, or null when it has none; makes none.',
    requirements: ['CALL-S-012', 'CALL-S-025', 'SHARE-15'],
  }),
  addPassword: endpoint({
    method: 'POST',
    path: '/api/personal/view/add_password/{id}',
    input: z.object({ id: idSchema, viewPassword: z.string().max(256).refine(isViewPassword) }),
    data: made,
    summary:
      'Sets or replaces the password of a file’s view link, 4 to 20 characters; a file without a link gets one that has the password from the start.',
    requirements: ['CALL-S-014', 'CALL-S-025', 'ENT-37', 'SHARE-06'],
  }),
  removePassword: endpoint({
    method: 'GET',
    path: '/api/personal/view/remove_password/{id}',
    write: true,
    input: z.object({ id: idSchema }),
    data: answer,
    summary: 'Takes the password away; the link goes on without one.',
    requirements: ['CALL-S-015', 'CALL-S-025', 'SHARE-07'],
  }),
  delLink: endpoint({
    method: 'GET',
    path: '/api/personal/view/del_link/{id}',
    write: true,
    input: z.object({ id: idSchema }),
    data: answer,
    summary: 'Deletes the link for good; a link made later is another one.',
    requirements: ['CALL-S-016', 'CALL-S-025', 'SHARE-08'],
  }),
  updateLink: endpoint({
    method: 'POST',
    path: '/api/personal/view/update_link/{id}',
    input: z.object({ id: idSchema, enabled: wireBoolean.optional() }),
    data: made,
    summary:
      'Enables the link (the default) or disables it, so that it opens nothing; makes it when the file has none.',
    requirements: ['CALL-S-017', 'CALL-S-025', 'SHARE-04', 'SHARE-05'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/api/personal/view/open/{id}',
    needToken: false,
    write: false,
    input: z.object({
      id: idSchema,
      link: z.string().max(64),
      viewPassword: z.string().max(256).optional(),
    }),
    data: chartInfoSchema,
    summary:
      'Returns of a file what chart/get/info returns, to whoever has its link and the link’s password; code 70033 when a password is needed, 70034 when it is wrong. A POST, so that no password stands in an address.',
    requirements: ['PERM-10', 'ROUTE-34'],
  }),
};
