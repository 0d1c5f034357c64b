import { z } from 'zod';
import { wireInt, cleanText, idSchema, instantSchema } from '../entities/wire.ts';
import { MAX_PAGE_SIZE } from '../rules/pager.ts';
import { SHARE_NOTE_MAX } from '../rules/sharing/share-links.ts';
import { endpoint } from '../endpoint.ts';

const recentPersonSchema = z
  .object({
    collaUserId: z.string(),
    fullName: z.string(),
    photoUrl: z.string().optional(),
    note: z.string().optional(),
    lastTime: instantSchema,
    isColleague: z.boolean(),
  })
  .meta({ id: 'RecentPerson' });

/** Someone the person worked with, or someone of their organisation. */
export type RecentPerson = z.output<typeof recentPersonSchema>;

/** Calls about the people that someone worked with: they can be invited again without an address. */
export const collaborationRecent = {
  getPage: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration_recent/get_page',
    input: z.object({
      curPage: wireInt(1, 1_000_000).optional(),
      pageSize: wireInt(1, MAX_PAGE_SIZE).optional(),
      content: z.string().max(64).optional(),
    }),
    data: z.object({
      rows: z.array(recentPersonSchema),
      total: z.number().int(),
      curPage: z.number().int(),
      pageSize: z.number().int(),
    }),
    summary:
      'Lists whom the person worked with, the latest first, and their organisation; content narrows by name and note.',
    requirements: ['CALL-S-018', 'CALL-S-025', 'ENT-37'],
  }),
  updateNote: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration_recent/update/note',
    input: z.object({ collaUserId: idSchema, note: cleanText(SHARE_NOTE_MAX) }),
    data: z.object({}),
    summary: 'Writes a note on someone, which nobody else sees; an empty one takes it away.',
    requirements: ['CALL-S-019', 'CALL-S-025', 'ACCT-16'],
  }),
  del: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration_recent/del',
    write: true,
    input: z.object({ collaUserId: idSchema }),
    data: z.object({}),
    summary: 'Takes someone out of the list with their note; rights stay as they are. Again changes nothing.',
    requirements: ['CALL-S-020', 'CALL-S-025', 'ACCT-17', 'ENT-37'],
  }),
};
