/** Returns the value that all of some things have; undefined when they differ or none has one. */
export const sharedValue = <T, V>(things: readonly T[], read: (thing: T) => V): V | undefined => {
  const [first, ...rest] = things;
  if (first === undefined) return undefined;
  const value = read(first);
  return rest.every((thing) => read(thing) === value) ? value : undefined;
};
