import { z } from 'zod';
import { idSchema, instantSchema, wireBoolean } from '../entities/wire.ts';
import { EXPORT_TYPES } from '../rules/export-formats.ts';
import { permissionSchema } from './charts.ts';
import { endpoint } from '../endpoint.ts';

const exportType = z.enum(EXPORT_TYPES);

/** Calls before a download: the right, the key and the record. */
export const exporting = {
  power: endpoint({
    method: 'GET',
    path: '/api/personal/chart/export/get/user/power',
    input: z.object({ chartId: idSchema.optional(), exportType: exportType.optional() }),
    data: permissionSchema,
    summary: 'Returns whether the account may download, or may download one file or one type.',
    requirements: ['CALL-F-036', 'PERM-05'],
  }),
  signKey: endpoint({
    method: 'GET',
    path: '/api/personal/canvas/get/export/sign/key',
    input: z.object({ chartId: idSchema, isCanvas: wireBoolean.optional() }),
    data: z.object({ key: z.string(), expireTime: instantSchema }).meta({ id: 'SignKey' }),
    summary: 'Returns a key of five minutes that allows one account to export one file.',
    requirements: ['CALL-F-035', 'CALL-F-041'],
  }),
  record: endpoint({
    method: 'POST',
    path: '/api/personal/chart/export/record',
    input: z.object({ chartId: idSchema, exportType }),
    data: z.string(),
    summary:
      'Records a download before it begins and returns its id; code 815 when the type takes membership.',
    requirements: ['CALL-F-042', 'EXPORT-38'],
  }),
};
