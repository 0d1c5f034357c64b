/** Answers for every person that the tour is behind them; its key holds an id that is not known before the sign-in. */
export const rememberTour = (): void => {
  const stored = Object.getOwnPropertyDescriptor(Storage.prototype, 'getItem');
  const read = stored?.value as ((this: Storage, key: string) => string | null) | undefined;
  if (read === undefined) return;
  Storage.prototype.getItem = function (key) {
    return key.startsWith('chartdock.tour.') ? 'completed' : read.call(this, key);
  };
};
