import type { EmptyOutcome } from '../loader/outcomes.ts';
import { createTable } from '../wire/table.ts';
import type { RefusalCode, RefusalNext } from '../surface.types.ts';

const NEXT = createTable<RefusalNext>({
  signed_out: 'sign_in',
  restricted: 'contact_support',
  not_allowed: 'ask_owner',
  rate_limited: 'retry_later',
  quota: 'upgrade',
  not_member: 'upgrade',
  phone_unbound: 'bind_phone',
} satisfies Readonly<Record<RefusalCode, RefusalNext>>);

/** Makes the outcome of a refusal, with what helps against it. A newer server may have a code that is not known here. */
export const refusedBy = (code: RefusalCode): EmptyOutcome => ({
  status: 'refused',
  code,
  next: NEXT[code] ?? 'contact_support',
});
