import { z } from 'zod';
import { idSchema, wireBoolean } from '../entities/wire.ts';
import { endpoint } from '../endpoint.ts';

const switches = z
  .object({ open: z.boolean(), download: z.boolean(), copy: z.boolean() })
  .meta({ id: 'ShareSwitches' });
const input = z.object({ chartId: idSchema, enabled: wireBoolean });

/** Calls about the rights of viewers to a file besides looking at it. */
export const shareSwitches = {
  open: endpoint({
    method: 'GET',
    path: '/api/personal/chart/share/open',
    input: z.object({ chartId: idSchema }),
    data: switches,
    summary: 'Returns whether a file is open to anyone besides its owner, and what viewers may take of it.',
    requirements: ['CALL-S-013', 'CALL-S-025'],
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/personal/chart/share/down/img/update/info',
    input,
    data: switches,
    summary: 'Lets viewers and commenters download a file, or stops it.',
    requirements: ['CALL-S-022', 'CALL-S-025'],
  }),
  copy: endpoint({
    method: 'POST',
    path: '/api/personal/chart/share/dump/file/update/info',
    input,
    data: switches,
    summary: 'Lets viewers and commenters save a copy of a file, or stops it.',
    requirements: ['CALL-S-023', 'CALL-S-025'],
  }),
};
