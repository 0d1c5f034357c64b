import { info as chartInfo } from '@chartdock/contract/calls/charts';
import { create as createFolder } from '@chartdock/contract/calls/folders';
import { importFile } from '@chartdock/contract/calls/importing';
import type { FirstPage, PickerArea } from '@chartdock/files/picking';
import { createPickerArea } from '@chartdock/files/picking';
import type { Guest } from '../session/guest.ts';

/** The calls that every picker may make after its first picture; rare calls are bound when they are loaded. */
const answeringCalls = {
  folders: { create: createFolder },
  charts: { info: chartInfo },
  importing: { importFile },
};

/** Everything a picker in a frame is built on. */
export interface GuestArea extends Guest {
  readonly area: PickerArea;
}

/** Builds the lists of a guest whose token covers every file; they take over a page that was asked for before. */
export const createGuestArea = (guest: Guest, first?: FirstPage): GuestArea => {
  const { clock, storage, userId } = guest;
  const client = { ...guest.client, ...guest.client.bind(answeringCalls) };
  return { ...guest, area: createPickerArea({ client, clock, storage, userId, first }) };
};

/** Builds the lists of any guest; the part that fits them to a token of named items is loaded for such a one. */
export const openGuestArea = async (guest: Guest): Promise<GuestArea> => {
  const whole = createGuestArea(guest);
  const { top } = guest;
  if (top === undefined) return whole;
  const { fitArea, fitGuest } = await import('../session/covered.ts');
  return { ...fitGuest(guest, top), area: fitArea(whole.area, top) };
};
