/** Describes a part of the source whose unit tests are judged by themselves. */
export interface MutatedPart {
  /** Globs from the root; the last one that fits decides, and `!` leaves out. */
  readonly mutate: readonly string[];
  /** Folder whose unit tests judge it. */
  readonly tests: string;
}

const inside = (folder: string, ...leftOut: readonly string[]): MutatedPart => ({
  tests: folder,
  mutate: [
    `${folder}/**/*.ts`,
    `!${folder}/**/*.{test,suite,test-d,types,e2e}.ts`,
    `!${folder}/**/{testing,generated}/**`,
    // It only hands on what others export.
    `!${folder}/index.ts`,
    ...leftOut.map((path) => `!${folder}/${path}`),
  ],
});

const SERVER = 'packages/server/src';

/** Lists what can be mutated by name: each is judged by the unit tests of its folder that import it. */
export const MUTATED_PARTS = {
  client: inside('packages/client/src'),
  files: inside('packages/files/src'),
  // Elements of frameworks are tested in them, and the script of a page in browsers.
  embed: inside('packages/embed/src', '{react,vue,svelte,angular}/**', 'script.ts'),
  policy: {
    tests: SERVER,
    mutate: [
      `${SERVER}/domains/nodes/{access,position}.ts`,
      `${SERVER}/kernel/calls/{items,name-calls,session-cache,steady-clock}.ts`,
      `${SERVER}/domains/partners/origins.ts`,
      `${SERVER}/kernel/security/{attempts,known-devices}.ts`,
    ],
  },
  services: {
    tests: SERVER,
    mutate: [
      `${SERVER}/kernel/db/{fair-queue,fatal-answer,turns,uuid}.ts`,
      `${SERVER}/http/{cookies,stopping,failures/failures}.ts`,
      `${SERVER}/drawing/pictures/{picture-key,picture-pool}.ts`,
      `${SERVER}/domains/wemeet/trusted-page.ts`,
    ],
  },
  // A rule that its test looks at from one side only: what survives there has to be found.
  control: { mutate: ['tests/mutating/half-tested.ts'], tests: 'tests/mutating' },
} as const satisfies Readonly<Record<string, MutatedPart>>;
