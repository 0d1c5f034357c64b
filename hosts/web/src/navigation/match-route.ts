/** Something that has an address pattern. */
interface Addressed {
  readonly path: string;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Returns whether an address fits a pattern; `:id` stands for one part, and a slash at the end changes nothing. */
const fits = (pattern: string, pathname: string): boolean => {
  const wanted = partsOf(pattern);
  const given = partsOf(pathname);
  return (
    wanted.length === given.length &&
    wanted.every((part, index) => part.startsWith(':') || part === given[index])
  );
};

/** Finds the first entry of a table whose pattern an address fits. */
export const matchRoute = <Entry extends Addressed>(
  table: readonly Entry[],
  pathname: string,
): Entry | undefined => table.find((entry) => fits(entry.path, pathname));
