import { forgetIn } from '../calls/forget-nodes.ts';
import type { Domain } from '../calls/domain.types.ts';
import { pinCalls } from './pins.ts';

/** Gives the server what belongs to pinned folders. */
export const pins: Domain = {
  calls: [...pinCalls],
  forgetNodes: forgetIn('pin'),
};
