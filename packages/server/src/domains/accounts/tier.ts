/** When the paid times of an account end, as the database holds them. */
export interface PaidUntil {
  readonly member_until: number | null;
  readonly org_until: number | null;
}

/** Tells the tier of an account from its expiry times at the moment of reading (PROD-20, PROD-21). */
export const tierOf = (account: PaidUntil, now: number): { member: boolean; orgMember: boolean } => ({
  member: (account.member_until ?? 0) > now,
  orgMember: (account.org_until ?? 0) > now,
});
