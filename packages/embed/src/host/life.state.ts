import type { SurfaceErrorCode } from '../errors.ts';

/**
 * Where a surface stands. `loaded`: the frame's document has fired its load event; `loadDue`: the document that
 * joined has not fired it yet.
 */
export type Life =
  | { readonly at: 'opening'; readonly loaded: boolean }
  | { readonly at: 'connected'; readonly loadDue: boolean }
  | { readonly at: 'recovering'; readonly loaded: boolean }
  | { readonly at: 'over' };

/** The life of a surface whose frame was just put into the page. */
export const newLife: Life = { at: 'opening', loaded: false };

/** Every document fires one load event: one that is not due belongs to a document that has not joined yet. */
export const afterLoad = (life: Life): Life => {
  switch (life.at) {
    case 'opening':
    case 'recovering':
      return { at: life.at, loaded: true };
    case 'connected':
      return life.loadDue ? { at: 'connected', loadDue: false } : { at: 'recovering', loaded: true };
    case 'over':
      return life;
  }
};

/** The guest was let in. */
export const afterJoin = (life: Life): Life =>
  life.at === 'opening' || life.at === 'recovering' ? { at: 'connected', loadDue: !life.loaded } : life;

/** The guest's document went away; perhaps another one follows. */
export const afterGone = (life: Life): Life =>
  life.at === 'connected' ? { at: 'recovering', loaded: false } : life;

/** Says what a deadline means that passes before the guest was let in. */
export const lossOf = (life: Life): SurfaceErrorCode | undefined => {
  if (life.at === 'opening') return life.loaded ? 'frame_blocked' : 'frame_unreachable';
  if (life.at === 'recovering') return life.loaded ? 'frame_navigated' : 'frame_crashed';
  return undefined;
};
