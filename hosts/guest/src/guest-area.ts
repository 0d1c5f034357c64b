import { createPickerArea, type FirstPage, type PickerArea } from '@chartdock/files/picking';
import { fitArea, fitGuest } from './covered.ts';
import type { Guest } from './guest.ts';

/** Everything a picker in a frame is built on. */
export interface GuestArea extends Guest {
  readonly area: PickerArea;
}

/** Builds the lists of a guest; they take over a page that was asked for before. */
export const createGuestArea = (guest: Guest, first?: FirstPage): GuestArea => {
  const { client, clock, storage, userId, top } = guest;
  const area = createPickerArea({ client, clock, storage, userId, first });
  if (top === undefined) return { ...guest, area };
  return { ...fitGuest(guest, top), area: fitArea(area, top) };
};
