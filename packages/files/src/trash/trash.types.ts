/** How many items the trash holds; `unknown` until it was asked for or when the answer failed (LIFE-19). */
export type TrashCount =
  { readonly status: 'unknown' } | { readonly status: 'known'; readonly count: number };
