import { z } from 'zod';
import { instantSchema } from './wire.ts';

/** A device on which someone is signed in. `online` was used within five minutes, `current` is the one that asks. */
export const deviceSchema = z
  .object({
    id: z.string(),
    /** Name that its person or its app gave it, else browser and system; empty where neither is known. */
    name: z.string(),
    ip: z.string().nullable(),
    state: z.enum(['online', 'offline']),
    createTime: instantSchema,
    lastTime: instantSchema,
    current: z.boolean(),
  })
  .meta({ id: 'Device' });

/** A device on which someone is signed in. */
export type Device = z.output<typeof deviceSchema>;
