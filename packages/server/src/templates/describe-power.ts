import type { CallData } from '@chartdock/contract';
import { endpoints } from '@chartdock/contract/schema';
import type { CallContext } from '../calls/context.ts';
import { implement } from '../calls/implement.ts';
import type { ImplementedCall } from '../calls/implement.ts';

/** Returns whether descriptions of templates can be written by a service: there is none yet (CALL-F-052). */
const readPower = (_context: CallContext): Promise<CallData<'templates', 'descriptionPower'>> =>
  Promise.resolve({ allowed: false, reason: 'not_configured' });

/** Lists the calls about written descriptions. */
export const describeCalls: readonly ImplementedCall[] = [
  implement(endpoints.templates.descriptionPower, {
    access: 'token',
    scope: 'publish',
    items: 'none',
    handler: readPower,
  }),
];
