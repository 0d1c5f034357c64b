/** Steps that can be taken back, the latest last. */
export type UndoHistory<Step> = readonly Step[];

/** How many steps are kept. */
export const UNDO_LIMIT = 50;

/** A change was made that can be taken back; the oldest is forgotten when there are too many. */
export const afterStepMade = <Step>(history: UndoHistory<Step>, step: Step): UndoHistory<Step> =>
  [...history.filter((each) => each !== step), step].slice(-UNDO_LIMIT);

/** A step is being taken back, or was. */
export const afterStepTaken = <Step>(history: UndoHistory<Step>, step: Step): UndoHistory<Step> =>
  history.filter((each) => each !== step);
