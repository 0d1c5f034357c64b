import { nameCalls } from '../../kernel/calls/name-calls.ts';
import { abilityCalls } from './abilities.ts';
import { embedCalls } from './embed-calls.ts';
import type { EmbeddedCall } from './embedded-call.types.ts';
import { tokenCalls } from './issue-token.ts';
import { launchCalls } from './launch.ts';
import { outcomeCalls } from './outcomes.ts';

// `status` is for every page and every visitor, and stands apart.
const { status: _status, ...embed } = embedCalls;

/** Lists the calls beside the guest page but `status`, with their handlers and the pages that may make them. */
export const embeddedCalls: readonly (EmbeddedCall & { readonly name: string })[] = nameCalls<EmbeddedCall>(
  { embed },
  [...launchCalls, ...outcomeCalls, ...abilityCalls, ...tokenCalls],
);
