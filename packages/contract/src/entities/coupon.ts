import { z } from 'zod';

/** A coupon (ENT-30): its code, whether it was used, and when it ends, in epoch milliseconds. */
export const couponSchema = z
  .object({
    code: z.string(),
    used: z.boolean(),
    expireTime: z.int(),
    /** Reduction of a price, in fen. */
    offFen: z.int(),
    /** Template that it is for; absent for any. */
    templateId: z.string().optional(),
  })
  .meta({ id: 'Coupon' });

/** A coupon. */
export type Coupon = z.output<typeof couponSchema>;
