import { createThingChecker } from '../model/check-thing.ts';
import type { ThingChecker } from '../model/check-thing.ts';
import { SHAPE_IDS } from '../shapes/shapes.ts';

export type { ThingChecker, ThingPlace, ThingReading } from '../model/check-thing.ts';
export { compareOrders, isOrder, LONGEST_ORDER, ordersBetween } from '../model/orders.ts';
export { spellsText, tidyRuns } from '../model/read-runs.ts';

/** Checks the fields of one thing by themselves: a topic without those below it, a cell, an element, or the head of a definition. */
export const checkThing: ThingChecker = createThingChecker(SHAPE_IDS);
