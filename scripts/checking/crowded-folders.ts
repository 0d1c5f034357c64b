/** Entries that one folder may hold: more entries are not read, they are searched. */
export const MOST_ENTRIES = 40;

/** Folders whose entries someone else names: each change brings one file, until the next release takes all of them away. */
const FREE = ['.changeset'];

/** Finds folders that hold more files and folders than a reader takes in. */
export const findCrowdedFolders = (paths: readonly string[]): string[] => {
  const entries = new Map<string, Set<string>>();
  for (const path of paths) {
    const steps = path.split('/');
    for (const [depth, name] of steps.entries()) {
      const folder = steps.slice(0, depth).join('/');
      entries.set(folder, (entries.get(folder) ?? new Set()).add(name));
    }
  }
  return [...entries]
    .filter(([folder, { size }]) => size > MOST_ENTRIES && !FREE.includes(folder))
    .map(
      ([folder, { size }]) =>
        `${folder === '' ? 'the root' : folder} holds ${size} files and folders; sort them by what they are about, at most ${MOST_ENTRIES} to a folder`,
    )
    .sort();
};
