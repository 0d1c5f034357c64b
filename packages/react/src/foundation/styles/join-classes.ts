/** Joins class names, leaving out the ones that are off. */
export const joinClasses = (...names: readonly (string | false | null | undefined)[]): string => {
  let joined = '';
  for (const name of names) if (name) joined = joined === '' ? name : `${joined} ${name}`;
  return joined;
};
