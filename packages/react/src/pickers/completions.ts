/** Loads the texts that a first list was shown without. */
type Complete = () => Promise<void>;

const waiting = new Set<Complete>();

/** Adds the loading of texts that a first list is shown without. */
export const addCompletion = (complete: Complete): void => {
  waiting.add(complete);
};

/** Completes the texts of every list; rejects when they cannot be loaded, and may be asked again. */
export const completeTexts = async (): Promise<void> => {
  await Promise.all(
    [...waiting].map(async (complete) => {
      await complete();
      waiting.delete(complete);
    }),
  );
};
