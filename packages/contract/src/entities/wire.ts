import { z } from 'zod';
import { isPrice } from '../rules/formats.ts';
import { stripScript } from '../rules/title.ts';

// `sentAs` is the JSON Schema of what callers send best, for the description of the API: other accepted forms are for forms and
// queries.

/** Accepts a whole number as a number or as decimal digits, as forms and queries carry it. */
export const wireInt = (min: number, max: number) =>
  z
    .union([z.number(), z.string().regex(/^-?\d{1,15}$/)])
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .meta({ sentAs: { type: 'integer', minimum: min, maximum: max } });

/** Accepts a boolean as such or as `true`, `false`, `1` or `0`. */
export const wireBoolean = z
  .union([z.boolean(), z.enum(['true', 'false', '1', '0'])])
  .transform((value) => value === true || value === 'true' || value === '1')
  .meta({ sentAs: { type: 'boolean' } });

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Accepts a list as such, as JSON, as forms carry it, or as one plain value; repeats are left out. */
export const wireList = <Item extends z.ZodType<string, string>>(item: Item) =>
  z
    .union([z.array(z.string()).max(100), z.string().max(10_000)])
    .transform((value): unknown => {
      if (typeof value !== 'string') return value;
      return value.startsWith('[') ? parseJson(value) : [value];
    })
    .pipe(z.array(item))
    .transform((items) => [...new Set(items)])
    .meta({ sentAs: { type: 'array', items: { type: 'string' }, maxItems: 100 } });

/** Accepts an amount of yuan with at most two decimals and gives integer fen, 0 to `maxYuan` yuan (VALID-23). */
export const wireYuan = (maxYuan: number) =>
  z
    .union([z.number(), z.string().trim()])
    .transform(String)
    .pipe(z.string().max(12).refine(isPrice))
    .transform((text) => {
      const [whole = '0', decimals = ''] = text.split('.');
      return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
    })
    .pipe(
      z
        .number()
        .int()
        .min(0)
        .max(maxYuan * 100),
    )
    .meta({ sentAs: { type: 'number', minimum: 0, maximum: maxYuan } });

/** An id of ours: a UUID in lower case. */
export const idSchema = z.string().regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/);

/** A folder id, or `root` for the top of My files. */
export const folderIdSchema = z.union([z.literal('root'), idSchema]);

/** The id a partner's pages are registered under: up to 64 letters, digits, dots, dashes and underscores. */
export const clientIdSchema = z.string().regex(/^[A-Za-z0-9._-]{1,64}$/);

/** An instant in epoch milliseconds. */
export const instantSchema = z.number().int();

/** Text that people read, up to `max` characters: scripts and the blanks around it are taken away. */
export const cleanText = (max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => stripScript(text).trim())
    .pipe(z.string().max(max));
