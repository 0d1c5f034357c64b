import type { NamedCall } from '../../kernel/calls/name-calls.ts';
import type { AllowedPages } from '../../domains/partners/index.ts';

/** Facts about a call that the document is built from. */
export type DescribedCall = Pick<NamedCall, 'name' | 'endpoint' | 'access' | 'scope' | 'items'> & {
  /** The pages that may make it, for a call beside the guest page. */
  readonly pages?: AllowedPages;
};
