import { z } from 'zod';
import { idSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Calls of a collaborator about the collaboration. */
export const collaboration = {
  quit: endpoint({
    method: 'POST',
    path: '/api/personal/collaboration/v3/quit_colla',
    input: z.object({ type: z.enum(['chart', 'folder']), id: idSchema }),
    data: z.object({}),
    summary: 'Gives up the right on a file or folder of someone else.',
    requirements: ['CALL-F-039', 'CALL-S-009'],
  }),
};
