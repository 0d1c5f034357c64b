import { existsSync, readFileSync } from 'node:fs';
import type { Endpoint } from '../../packages/contract/src/schema.ts';
import { repositoryFiles } from '../repository/files.ts';
import { isTestPath, layerNames, layers } from '../repository/layers.ts';
import {
  hasSource,
  packageEntries,
  publishedPackages,
  rootManifest,
  workspacePackages,
} from '../repository/packages.ts';
import { fromRoot, inRoot } from '../repository/paths.ts';
import { callAddresses } from '../../tests/requirements/call-addresses.ts';
import { findReportProblem, writeApiReport } from './api-report.ts';
import { findArchitectureProblems } from './architecture.ts';
import { findStaleLines } from '../../tests/breaking/break-line.ts';
import { findNamedTests } from '../../tests/breaking/find-tests.ts';
import { findUnbrokenIds } from '../../tests/breaking/find-unbroken.ts';
import { ledger } from '../../tests/breaking/ledger/index.ts';
import { readTestFiles } from '../../tests/breaking/test-files.ts';
import { waitingIds } from '../../tests/breaking/waiting-ids.ts';
import { findAddressProblems, parseAddresses } from './requirements/call-addresses.ts';
import type { Check, TextFile } from './check.types.ts';
import { findCrowdedFolders } from './crowded-folders.ts';
import type { EntryLookup } from './imports/cycles.ts';
import { findCycles, importGraph } from './imports/cycles.ts';
import { findBrokenLinks } from './docs-links.ts';
import { findDomainProblems } from './imports/domain-imports.ts';
import { findFolderArrows, findFolderProblems } from './imports/folder-arrows.ts';
import { findHouseWords } from './house-words.ts';
import { findLayerProblems, findZodLeaks } from './imports/layers.ts';
import { findUnpinnedLoops } from './requirements/literal-lists.ts';
import { findManifestProblems } from './manifests.ts';
import { findPinnedNodeProblems } from './pinned-node.ts';
import { countExports, findUndocumented } from './public-docs.ts';
import { findExampleProblems } from './readme-code.ts';
import { findTitleProblems, namedIds, parseRequirements, parseStatements } from './requirements/spec-ids.ts';
import { findTimedTests } from './timed-tests.ts';
import { findUncalledRules } from './requirements/uncalled-rules.ts';
import { waitingRules } from './requirements/waiting-rules.ts';

const read = (paths: readonly string[]): TextFile[] =>
  paths.map((path) => ({ path, text: readFileSync(inRoot(path), 'utf8') }));

const matching = (pattern: RegExp): TextFile[] =>
  read(repositoryFiles().filter((path) => pattern.test(path)));

const sources = (): TextFile[] => {
  const folders = layerNames.map((name) => `${layers[name].folder}/src/`);
  return matching(/\.tsx?$/).filter(({ path }) => folders.some((folder) => path.startsWith(folder)));
};

const entryLookup = (): EntryLookup => {
  const known = new Map(
    publishedPackages().flatMap((one) =>
      packageEntries(one).map(
        ({ subpath, source }) =>
          [`${one.manifest.name.replace('@chartdock/', '')} ${subpath}`, fromRoot(source)] as const,
      ),
    ),
  );
  return (name, subpath) => known.get(`${name} ${subpath}`);
};

const text = /\.(tsx?|jsx?|mjs|cjs|json|md|css|html|yaml|yml|sql|sh|toml)$|^\.ci\/|(^|\/)\.[a-z]+rc$/;

const withSource = (): ReturnType<typeof publishedPackages> => publishedPackages().filter(hasSource);

// The table of requirements is kept beside the repository, not in it.
const requirementsPath = (): string =>
  process.env['CHARTDOCK_REQUIREMENTS'] ?? inRoot('../shared/spec/requirements.tsv');

const requirements = (): string | undefined =>
  existsSync(requirementsPath()) ? readFileSync(requirementsPath(), 'utf8') : undefined;

const withoutTable = (): string => (requirements() === undefined ? ', no requirement table here' : '');

const testFile = /\.(test|suite)\.tsx?$/;

// Fakes that are shipped for other people's tests call no rules of the product for its sake.
const isProduct = (path: string): boolean =>
  /^(packages|hosts)\/(?!testing\/)/.test(path) && !isTestPath(path) && !/\/(testing|e2e)\//.test(path);

const specIds: Check = {
  name: 'spec-ids',
  run: () => {
    const files = matching(/\.(test|e2e|suite)\.tsx?$/);
    const table = requirements();
    const known = table === undefined ? undefined : parseRequirements(table);
    const count = new Set(namedIds(files).map(({ id }) => id)).size;
    const note =
      known === undefined ? 'no requirement table here, so only their form was checked' : 'all known';
    return { problems: findTitleProblems(files, known), note: `${count} ids, ${note}` };
  },
};

/** Lists the folders whose folders only lead down. */
const ORDERED_SOURCES: readonly string[] = [
  'packages/files/src',
  'packages/workspace/src',
  'packages/server/src',
  'packages/server/src/kernel',
  'packages/server/src/drawing',
  'packages/server/src/domains',
  'packages/react/src',
  'packages/react/src/foundation',
];

// Folders of react that hold no screen of the product.
const NO_SYSTEMS = ['testing', 'gallery'];

const foldersBelow = (root: string): readonly string[] => [
  ...new Set(
    repositoryFiles()
      .filter((path) => path.startsWith(`${root}/`) && path.slice(root.length + 1).includes('/'))
      .map((path) => path.slice(root.length + 1).split('/')[0] ?? ''),
  ),
];

const architecture: Check = {
  name: 'architecture',
  run: () => {
    const published = layerNames.filter((name) => layers[name].folder.startsWith('packages/'));
    const folders = [
      ...foldersBelow('packages/server/src/domains'),
      ...foldersBelow('packages/react/src').filter((name) => !NO_SYSTEMS.includes(name)),
    ];
    const arrows = Object.fromEntries(published.map((name) => [name, layers[name].may]));
    return {
      problems: findArchitectureProblems(readFileSync(inRoot('ARCHITECTURE.md'), 'utf8'), {
        arrows,
        folders,
      }),
      note: `${published.length} layers, ${folders.length} folders`,
    };
  },
};

/** Lists our own cheap checks; they read files and parse, nothing more. */
export const textChecks: readonly Check[] = [
  {
    name: 'house-words',
    run: () => {
      const files = matching(text);
      return { problems: findHouseWords(files), note: `${files.length} files` };
    },
  },
  {
    name: 'timed-tests',
    run: () => {
      const files = matching(/\.tsx?$/);
      return { problems: findTimedTests(files) };
    },
  },
  {
    name: 'layers',
    run: () => {
      const files = matching(/\.tsx?$/);
      const problems = [
        ...findLayerProblems(files),
        ...findZodLeaks(files, 'packages/contract/src/index.ts'),
      ];
      return { problems, note: `${files.length} files` };
    },
  },
  {
    name: 'cycles',
    run: () => {
      const graph = importGraph(sources(), entryLookup());
      return {
        problems: findCycles(graph).map((ring) => `import cycle: ${ring.join(' ↔ ')}`),
        note: `${graph.size} files`,
      };
    },
  },
  {
    name: 'folders',
    run: () => {
      const files = sources();
      const count = ORDERED_SOURCES.reduce((sum, root) => sum + findFolderArrows(files, root).length, 0);
      return {
        problems: [
          ...ORDERED_SOURCES.flatMap((root) => findFolderProblems(files, root)),
          ...findDomainProblems(files, 'packages/server/src'),
          ...findCrowdedFolders(repositoryFiles()),
        ],
        note: `${count} arrows`,
      };
    },
  },
  architecture,
  {
    name: 'manifests',
    run: () => ({
      problems: [
        ...workspacePackages().flatMap(findManifestProblems),
        ...findPinnedNodeProblems(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'), rootManifest()),
      ],
    }),
  },
  specIds,
  {
    name: 'uncalled',
    run: () => {
      const product = matching(/^(packages|hosts)\/.*\.tsx?$/).filter(({ path }) => isProduct(path));
      const tests = matching(testFile);
      return {
        problems: findUncalledRules({ product, tests, entryOf: entryLookup(), waiting: waitingRules }),
        note: `${Object.keys(waitingRules).length} rules wait for their system`,
      };
    },
  },
  {
    name: 'addresses',
    run: async () => {
      const { endpoints } = await import('../../packages/contract/src/schema.ts');
      const calls = Object.entries(endpoints).flatMap(([group, members]) =>
        Object.entries<Endpoint>(members).map(([name, call]) => ({ ...call, name: `${group}.${name}` })),
      );
      const problems = findAddressProblems(calls, callAddresses, parseAddresses(requirements() ?? ''));
      return { problems, note: `${calls.length} calls${withoutTable()}` };
    },
  },
  {
    name: 'literals',
    run: () => {
      const statements = parseStatements(requirements() ?? '');
      return { problems: findUnpinnedLoops(matching(testFile), statements), note: `tests${withoutTable()}` };
    },
  },
  {
    name: 'ledger',
    run: () => {
      const readOrNone = (path: string): string | undefined =>
        existsSync(inRoot(path)) ? readFileSync(inRoot(path), 'utf8') : undefined;
      const broken = ledger.map(({ id }) => id);
      const named = findNamedTests(readTestFiles()).keys();
      return {
        problems: [
          ...findStaleLines(ledger, readOrNone),
          ...findUnbrokenIds({ named, broken, waiting: waitingIds }),
        ],
        note: `${ledger.length} breaks of ${new Set(broken).size} ids, ${waitingIds.length} ids wait`,
      };
    },
  },
  {
    name: 'docs-links',
    run: () => {
      const documents = matching(/\.md$/);
      return {
        problems: findBrokenLinks(documents, repositoryFiles()),
        note: `${documents.length} documents`,
      };
    },
  },
];

/** Lists our own checks that load packages into the compiler. */
export const compilerChecks = (write: boolean): readonly Check[] => [
  {
    name: 'public-docs',
    run: () => {
      const count = withSource().reduce((sum, one) => sum + countExports(one), 0);
      return { problems: withSource().flatMap(findUndocumented), note: `${count} exports` };
    },
  },
  {
    name: 'api-report',
    run: () => {
      if (write) withSource().forEach(writeApiReport);
      return { problems: withSource().flatMap((one) => findReportProblem(one) ?? []) };
    },
  },
  {
    name: 'readme-code',
    run: () => ({
      problems: withSource().flatMap((one) => {
        const path = inRoot(one.folder, 'README.md');
        return existsSync(path) ? findExampleProblems(one, readFileSync(path, 'utf8')) : [];
      }),
    }),
  },
];
