import { z } from 'zod';
import { idSchema } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

/** Calls about favourites. */
export const favourites = {
  toggle: endpoint({
    method: 'POST',
    path: '/api/personal/view/favourite_chart',
    input: z.object({ chartId: idSchema, chartType: z.enum(['chart', 'template', 'folder']).optional() }),
    data: z.object({ favourite: z.boolean() }),
    summary: 'Adds a favourite, or takes it away when it is one (LIFE-16).',
    requirements: ['CALL-F-023'],
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/personal/view/cancel_favourite_chart',
    input: z.object({ fileId: idSchema, type: z.enum(['chart', 'template']) }),
    data: z.object({ favourite: z.boolean() }),
    summary: 'Takes a favourite away.',
    requirements: ['CALL-F-038'],
  }),
};
