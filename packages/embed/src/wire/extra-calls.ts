import type { GuestEvents, PickedItem } from '../surface.types.ts';
import type { Guard } from './guards.ts';
import { isOneOf, isOptional, isRecordOf } from './guards.ts';
import { arePickedItems, isAmount, isKey } from './values.ts';

/** What the guest asks the host only where the host's options say so: the parameters of each method. */
export interface ExtraCalls {
  readonly 'item.check': { readonly items: readonly PickedItem[] };
  readonly 'command.run': { readonly id: string; readonly items: readonly PickedItem[] };
}

/** Guards of what the guest asks only where the host's options say so. */
export const extraCalls: { readonly [Name in keyof ExtraCalls]: Guard<ExtraCalls[Name]> } = {
  'item.check': isRecordOf<ExtraCalls['item.check']>({ items: arePickedItems }),
  'command.run': isRecordOf<ExtraCalls['command.run']>({ id: isKey, items: arePickedItems }),
};

/** Events that the guest sends only where the host's options say so. */
export type ExtraEvents = Pick<GuestEvents, 'progress' | 'telemetry'>;

/** Guards of the events that the guest sends only where the host's options say so. */
export const extraEvents: { readonly [Name in keyof ExtraEvents]: Guard<ExtraEvents[Name]> } = {
  progress: isRecordOf<ExtraEvents['progress']>({ name: isKey, done: isAmount, total: isAmount }),
  telemetry: isRecordOf<ExtraEvents['telemetry']>({
    name: isOneOf('painted', 'list', 'search', 'commit', 'problem'),
    ms: isOptional(isAmount),
    code: isOptional(isKey),
  }),
};
