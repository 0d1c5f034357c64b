import { z } from 'zod';
import { shareActivitySchema, sharedItemInput } from '../entities/sharing.ts';
import { idSchema, wireInt } from '../entities/wire.ts';
import { MAX_PAGE_SIZE } from '../rules/pager.ts';
import { endpoint } from '../endpoint.ts';

/** Calls about the activity around the sharing of a file or folder. */
export const shareActivity = {
  list: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration/activity',
    input: z.object({
      ...sharedItemInput,
      curPage: wireInt(1, 1_000_000).optional(),
      pageSize: wireInt(1, MAX_PAGE_SIZE).optional(),
    }),
    data: z.object({ rows: z.array(shareActivitySchema), total: z.number().int() }),
    summary: 'Lists who did what to the sharing of a file or folder, the latest first; for who may share it.',
    requirements: [],
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/activity/undo',
    input: z.object({ activityId: idSchema }),
    data: z.object({}),
    summary: 'Takes back a change of role, a removal or a disabling, while nobody changed the same since.',
    requirements: [],
  }),
};
