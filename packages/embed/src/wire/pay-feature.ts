/** Feature of hosts whose options say so: it takes orders over that are to be paid. */
export const PAY_FEATURE = 'pay.present';
