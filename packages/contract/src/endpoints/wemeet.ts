import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const bound = z.object({ bound: z.boolean() });

/** Calls for pages inside the meeting app (wemeet). */
export const wemeet = {
  getSignUrl: endpoint({
    method: 'POST',
    path: '/api/personal/wemeet/getSignUrl',
    write: false,
    input: z.object({ url: z.string().min(1).max(2048) }),
    data: z
      .object({
        corpId: z.string(),
        sdkId: z.string(),
        timestamp: z.string(),
        nonceStr: z.string(),
        signature: z.string(),
      })
      .meta({ id: 'WemeetSignature' }),
    summary:
      'Signs the address of a page on a trusted domain, so that it may use the meeting app; the timestamp is in seconds.',
    requirements: ['CALL-U-046'],
  }),
  unbind: endpoint({
    method: 'POST',
    path: '/api/personal/wemeet/unbind',
    input: z.object({}),
    data: bound,
    summary: 'Forgets the meeting account of the person.',
    requirements: ['CALL-U-047'],
  }),
  thirdBinding: endpoint({
    method: 'POST',
    path: '/api/personal/wemeet/thirdBinding',
    write: false,
    input: z.object({ code: z.string().trim().min(1).max(512) }),
    data: bound,
    summary: 'Binds the meeting account that a one-time code of the meeting app stands for.',
    requirements: ['CALL-U-048'],
  }),
};
