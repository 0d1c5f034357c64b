import type { GuestEvents, ReplayState } from '../pick.types.ts';
import { guestEvents } from '../wire/host-calls.ts';
import type { Guard } from '../wire/guards.ts';
import { createTable } from '../wire/table.ts';

/** Follows what the guest reports. */
export interface GuestMemory {
  /** What a reloaded guest must be told; undefined as long as it reported nothing. */
  readonly replay: ReplayState | undefined;
  /** Takes an event; false when its name or data is unknown. */
  take(name: string, data: unknown): boolean;
}

const start: ReplayState = { view: 'mine', folderId: 'root', scroll: 0, selection: [] };

const changes: {
  readonly [Name in keyof GuestEvents]?: (data: GuestEvents[Name]) => Partial<ReplayState>;
} = {
  selection: ({ items }) => ({ selection: items }),
  navigated: (place) => place,
};

const guards = createTable<Guard<unknown>>(guestEvents);

/** Makes the memory of one surface and passes on the events that are well formed. */
export const createGuestMemory = (
  onEvent: <Name extends keyof GuestEvents>(name: Name, data: GuestEvents[Name]) => void,
): GuestMemory => {
  let replay: ReplayState | undefined;
  return {
    get replay() {
      return replay;
    },
    take: (name, data) => {
      if (guards[name]?.(data) !== true) return false;
      const known = name as keyof GuestEvents;
      const change = changes[known]?.(data as never);
      if (change !== undefined) replay = { ...start, ...replay, ...change };
      onEvent(known, data as never);
      return true;
    },
  };
};
