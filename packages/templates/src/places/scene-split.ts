/** Narrowest windows, in pixels, and how many scenes show in them directly; the widest first (TPL-08..10). */
const SPLITS: readonly { readonly from: number; readonly count: number }[] = [
  { from: 1440, count: 18 },
  { from: 1050, count: 10 },
  { from: 0, count: 5 },
];

/** From this many scenes on there is no More. */
const NO_MORE_FROM = 15;

/** Returns how many scenes show directly in a window of this width in pixels. */
export const sceneSplitIndex = (width: number): number =>
  SPLITS.find(({ from }) => width >= from)?.count ?? 5;

/** Returns whether the More menu shows: below a split index of 15, and only when something overflows (TPL-11). */
export const isMoreShown = (splitIndex: number, sceneCount: number): boolean =>
  splitIndex < NO_MORE_FROM && sceneCount > splitIndex;

/** Scenes that show directly, and those in the More menu. */
export interface SceneSplit<Scene> {
  readonly shown: readonly Scene[];
  readonly more: readonly Scene[];
}

/** Splits scenes by the width of the window in pixels (TPL-07). */
export const splitScenes = <Scene>(scenes: readonly Scene[], width: number): SceneSplit<Scene> => {
  const index = sceneSplitIndex(width);
  return isMoreShown(index, scenes.length)
    ? { shown: scenes.slice(0, index), more: scenes.slice(index) }
    : { shown: scenes, more: [] };
};
