import { createPickerArea, type FirstPage, type PickerArea } from '@chartdock/files';
import type { Guest } from './guest.ts';

/** Everything a picker in a frame is built on. */
export interface GuestArea extends Guest {
  readonly area: PickerArea;
}

/** Builds the lists of a guest; they take over a page that was asked for before. */
export const createGuestArea = (guest: Guest, first?: FirstPage): GuestArea => {
  const { client, clock, storage, userId } = guest;
  return { ...guest, area: createPickerArea({ client, clock, storage, userId, first }) };
};
