import { z } from 'zod';
import {
  accessRequestSchema,
  messageField,
  ownerOfferSchema,
  roleSchema,
  sharedItemInput,
} from '../entities/sharing.ts';
import { idSchema, wireBoolean } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const decided = z.object({});

/** Calls about asking for access, and about who decides it. */
export const collaborationRequests = {
  ask: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/request/access',
    input: z.object({
      ...sharedItemInput,
      role: roleSchema.exclude(['manager']).optional(),
      message: messageField,
    }),
    data: z.object({}),
    summary:
      'Asks those who share a file or folder for access, once until they decide. The response is the same whether there is such a thing or not.',
    requirements: [],
  }),
  pending: endpoint({
    method: 'GET',
    path: '/api/personal/collaboration/request/pending',
    input: z.object({}),
    data: z.object({ requests: z.array(accessRequestSchema), offers: z.array(ownerOfferSchema) }),
    summary:
      'Lists the requests that the person may decide, and what they are offered to own; newest first, at most 200 of each.',
    requirements: [],
  }),
  approve: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/verify/approved',
    encoding: 'json',
    input: z.object({ requestId: idSchema, role: roleSchema.optional() }),
    data: decided,
    summary: 'Approves a request, with the role that was asked for or another one. Again changes nothing.',
    requirements: ['CALL-S-010', 'CALL-S-025', 'SHARE-13'],
  }),
  refuse: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/verify/refuse',
    encoding: 'json',
    input: z.object({ requestId: idSchema }),
    data: decided,
    summary: 'Refuses a request; the same person may ask again a day later. Again changes nothing.',
    requirements: ['CALL-S-011', 'CALL-S-025', 'SHARE-14'],
  }),
  decideForOrganisation: endpoint({
    method: 'POST',
    path: '/api/org/chart/permission/request_approve',
    input: z.object({ requestId: idSchema, approve: wireBoolean, role: roleSchema.optional() }),
    data: decided,
    summary:
      'Decides a request within an organisation: its owner may, when who asks and who owns the file are both in it.',
    requirements: ['CALL-S-024', 'CALL-S-025'],
  }),
};
