import { z } from 'zod';

/** One thing that is wrong with an input. */
export const inputIssueSchema = z
  .object({ path: z.string(), message: z.string() })
  .meta({ id: 'InputIssue' });

/** Wraps a data schema into the envelope every call answers with (ENT-36). */
export const envelopeSchema = <Data extends z.ZodType>(data: Data) =>
  z.object({ code: z.string(), msg: z.string(), data });
