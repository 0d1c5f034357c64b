/** Describes what of the root package.json the check reads. */
interface RootManifest {
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/**
 * Finds whether pnpm judges the engines of packages by the Node that everything runs on. Without `nodeVersion` it judges by
 * the Node that happens to start it, and warns about dozens of packages where that one is older.
 */
export const findPinnedNodeProblems = (
  workspaceYaml: string,
  { devDependencies }: RootManifest,
): string[] => {
  const pinned = devDependencies?.['node'];
  const [, stated] = /^nodeVersion: '?([^\s']+)'?$/m.exec(workspaceYaml) ?? [];
  return stated === pinned
    ? []
    : [
        `pnpm-workspace.yaml has nodeVersion ${stated ?? 'nowhere'}, package.json pins Node ${pinned ?? 'nowhere'}`,
      ];
};
