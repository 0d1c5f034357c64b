/** Describes a part of the source whose unit tests are judged by themselves. */
export interface MutatedPart {
  /** Globs from the root; the last one that fits decides, and `!` leaves out. */
  readonly mutate: readonly string[];
}

const inside = (folder: string, ...leftOut: readonly string[]): MutatedPart => ({
  mutate: [
    `${folder}/**/*.ts`,
    `!${folder}/**/*.{test,suite,test-d,types,e2e}.ts`,
    `!${folder}/**/{testing,generated}/**`,
    // It only hands on what others export.
    `!${folder}/index.ts`,
    ...leftOut.map((path) => `!${folder}/${path}`),
  ],
});

/** Lists what can be mutated by name: each is judged by the unit tests that import it. */
export const MUTATED_PARTS = {
  client: inside('packages/client/src'),
  files: inside('packages/files/src'),
  // Elements of frameworks are tested in them, and the script of a page in browsers.
  embed: inside('packages/embed/src', '{react,vue,svelte,angular}/**', 'script.ts'),
  policy: {
    mutate: [
      'packages/server/src/nodes/{access,position}.ts',
      'packages/server/src/calls/{items,name-calls,session-cache,steady-clock}.ts',
      'packages/server/src/partners/origins.ts',
      'packages/server/src/security/{attempts,known-devices}.ts',
    ],
  },
  services: {
    mutate: [
      'packages/server/src/db/{fair-queue,fatal-answer,turns,uuid}.ts',
      'packages/server/src/http/{cookies,failures,stopping}.ts',
      'packages/server/src/pictures/{picture-key,picture-pool}.ts',
      'packages/server/src/wemeet/trusted-page.ts',
    ],
  },
  // A rule that its test looks at from one side only: what survives there has to be found.
  control: { mutate: ['tests/mutating/half-tested.ts'] },
} as const satisfies Readonly<Record<string, MutatedPart>>;
