import { endpoints } from '@chartdock/contract/schema';
import { readAiPower } from '../ai/index.ts';
import { implement } from '../../kernel/calls/implement.ts';
import type { ImplementedCall } from '../../kernel/calls/implement.ts';

/** Lists the calls about written descriptions. */
export const describeCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.descriptionPower, {
    access: 'token',
    scope: 'publish',
    items: 'none',
    // Written by the same service, at the same cost (CALL-F-052).
    handler: readAiPower,
  }),
];
