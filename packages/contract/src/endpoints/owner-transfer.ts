import { z } from 'zod';
import { filesTypeSchema, personSchema } from '../entities/file.ts';
import { sharedItemInput } from '../entities/sharing.ts';
import { idSchema, instantSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const done = z.object({});

/** Calls about giving a file or folder to another owner, who has to take it. */
export const ownerTransfer = {
  offer: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/transfer/offer',
    input: z.object({ ...sharedItemInput, collaUserId: idSchema }),
    data: done,
    summary: 'Offers a file or folder to someone who takes part in it; an offer to another person takes its place.',
    requirements: [],
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/transfer/withdraw',
    input: z.object(sharedItemInput),
    data: done,
    summary: 'Takes an offer back. Again changes nothing.',
    requirements: [],
  }),
  offers: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration/transfer/offers',
    input: z.object({}),
    data: z.object({
      offers: z.array(
        z.object({
          type: filesTypeSchema,
          id: z.string(),
          title: z.string(),
          owner: personSchema,
          createTime: instantSchema,
        }),
      ),
    }),
    summary: 'Lists what the person was offered to own.',
    requirements: [],
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/transfer/accept',
    input: z.object(sharedItemInput),
    data: done,
    summary:
      'Takes what was offered: it goes to the top of My files, and who owned it before goes on as a manager. Code 509 when there is no room.',
    requirements: [],
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/transfer/decline',
    input: z.object(sharedItemInput),
    data: done,
    summary: 'Declines what was offered. Again changes nothing.',
    requirements: [],
  }),
};
