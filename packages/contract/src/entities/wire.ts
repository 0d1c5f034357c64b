import { z } from 'zod';

/** Accepts a whole number as a number or as decimal digits, as forms and queries carry it. */
export const wireInt = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max));

/** Accepts a boolean as such or as `true`, `false`, `1` or `0`. */
export const wireBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1');

/** An id of ours: a UUID in lower case. */
export const idSchema = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** A folder id, or `root` for the top of My files. */
export const folderIdSchema = z.union([z.literal('root'), idSchema]);

/** An instant in epoch milliseconds. */
export const instantSchema = z.number().int();
