import type { EmptyOutcome } from '../api/outcomes.ts';
import type { RefusalCode, RefusalNext } from '../surface.types.ts';
import { createTable } from '../wire/table.ts';

/** Remedies, where that is not support: it is all there is for `restricted`, and for unknown reasons. */
const NEXT = createTable<RefusalNext>({
  signed_out: 'sign_in',
  not_allowed: 'ask_owner',
  rate_limited: 'retry_later',
  quota: 'upgrade',
  not_member: 'upgrade',
  phone_unbound: 'bind_phone',
} satisfies Readonly<Record<Exclude<RefusalCode, 'restricted' | 'bad_option'>, RefusalNext>>);

/** Makes the outcome of a refusal, with its remedy. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({
  status: 'refused',
  code,
  next: NEXT[code] ?? 'contact_support',
});
