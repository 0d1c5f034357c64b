import { defineConfig } from 'eslint/config';
import * as regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { sourceZone, testZone, toolZone } from './scripts/repository/import-zones.ts';
import { layerNames, layers } from './scripts/repository/layers.ts';

const testFiles = ['**/*.{test,e2e,test-d,suite}.{ts,tsx}', '**/testing/**', '**/e2e/**', 'tests/**'];

const browserSources = [
  'packages/{account,ai,client,contract,documents,drafting,editing,embed,files,formats,payments,platform,react,sharing,templates,text,workspace}/src/**/*.{ts,tsx}',
  'hosts/{guest,meeting,web}/src/**/*.{ts,tsx}',
];

/** Sources that may read what strangers write. */
const foreignTextReaders = ['packages/*/src/**/*.{ts,tsx}', 'hosts/*/src/**/*.{ts,tsx}'];

const restrict = (patterns) => (patterns.length === 0 ? 'off' : ['error', { patterns }]);

const zones = layerNames.flatMap((name) => {
  const { folder } = layers[name];
  return [
    {
      files: [`${folder}/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': restrict(toolZone(name)) },
    },
    {
      files: [`${folder}/src/**/*.{ts,tsx}`],
      rules: { 'no-restricted-imports': restrict(sourceZone(name)) },
    },
    {
      files: testFiles.map((glob) => `${folder}/${glob}`),
      rules: { 'no-restricted-imports': restrict(testZone(name)) },
    },
  ];
});

const KEYS = 'Literal[value=/^(Enter|Escape)$/]';
const ASKED = ':not(:has(CallExpression[callee.name=/^(isComposing|belongsToInputMethod)$/]))';
const ASK = 'Ask isComposing(event) before acting on Enter or Escape.';

/** Keeps the Enter that confirms pinyin, and the Escape that gives it up, from acting: whoever listens to them asks first, in the one way that Safari needs. */
const composedKeys = [
  {
    selector: 'MemberExpression[property.name="isComposing"]',
    message: 'Ask isComposing(event), which knows Safari.',
  },
  {
    selector: 'ObjectPattern > Property[key.name="isComposing"]',
    message: 'Ask isComposing(event), which knows Safari.',
  },
  ...[
    `:has(BinaryExpression[left.property.name="key"] > ${KEYS})`,
    `[params.0.type="ObjectPattern"]:has(ObjectPattern > Property[key.name="key"]):has(BinaryExpression[left.name="key"] > ${KEYS})`,
    `:has(SwitchStatement[discriminant.property.name="key"] > SwitchCase > ${KEYS})`,
  ].map((compared) => ({ selector: `:function${compared}${ASKED}`, message: ASK })),
];

export default defineConfig(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      '**/.chartdock/**',
      '**/generated/**',
      // Compiled beside the client that a generator writes.
      'docs/recipes/generated-client/**',
      '**/*.{js,cjs,mjs}',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that need types are in .oxlintrc.json, where they take a sixth of the time.
    extends: [tseslint.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'arrow-body-style': 'error',
      complexity: ['error', 12],
      eqeqeq: 'error',
      'max-params': ['error', 3],
      'no-console': 'error',
      'no-param-reassign': 'error',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-ignore': true, 'ts-expect-error': true, 'ts-nocheck': true, 'ts-check': true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        { selector: 'ExportAllDeclaration', message: 'List every export by name.' },
        ...composedKeys,
        {
          selector: ':matches(ImportSpecifier[importKind="type"], ExportSpecifier[exportKind="type"])',
          message: 'Import types in a statement of their own.',
        },
        {
          selector:
            ':matches(Program, Program > ExportNamedDeclaration) > FunctionDeclaration[generator=false]',
          message: 'Write a constant and an arrow.',
        },
      ],
    },
  },
  {
    // Overloads, and a method that is called with its own object, are written as declarations only.
    files: [
      'packages/client/src/bind-calls.ts',
      'packages/react/src/foundation/i18n/useT.ts',
      'packages/workspace/src/dialogs/dialogs.ts',
      'packages/workspace/src/workspace.ts',
      'hosts/web/src/legacy/elements.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // What is asked itself, and a key that is heard while there is no field to compose in.
    files: [
      'packages/react/src/foundation/primitives/fields/is-composing.ts',
      'packages/editing/src/text/composition.ts',
      'hosts/guest/src/choosing/open-chooser.ts',
      'bench/src/browser/limit-page.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    files: foreignTextReaders,
    ignores: testFiles,
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': 'error',
      'regexp/no-super-linear-move': 'error',
    },
  },
  ...zones,
  {
    files: ['packages/react/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportDefaultDeclaration', message: 'Use named exports.' },
        { selector: 'ExportAllDeclaration', message: 'List every export by name.' },
        ...composedKeys,
        {
          selector: 'JSXAttribute[name.name=/^(action|formAction)$/] > JSXExpressionContainer',
          message: 'Form actions do not exist on Preact; use onSubmit.',
        },
      ],
    },
  },
  {
    // The oldest engines that get this code without anything added, Chrome 105 and Safari 15.4, do not have these.
    files: browserSources,
    ignores: testFiles,
    rules: {
      'no-restricted-properties': [
        'error',
        ...[
          'toSorted',
          'toReversed',
          'toSpliced',
          'findLast',
          'findLastIndex',
          'canParse',
          'withResolvers',
          'groupBy',
        ].map((property) => ({ property, message: 'Not every browser that we run in has it.' })),
        { object: 'AbortSignal', property: 'any', message: 'Not every browser that we run in has it.' },
      ],
    },
  },
  {
    // A tool reads the default export of its configuration file.
    files: [
      '*.config.ts',
      '**/vite*.config.ts',
      'tests/harness/global-setup.ts',
      'tests/harness/share-postgres.ts',
    ],
    rules: { 'no-restricted-syntax': 'off' },
  },
  {
    // Express tells an error handler by its four parameters.
    files: ['packages/server/src/http/failures/failures.ts'],
    rules: { 'max-params': ['error', 4] },
  },
  {
    // A command prints.
    files: [
      'scripts/**/*.ts',
      'tests/**/*.ts',
      'bench/**/*.ts',
      'examples/**/*.ts',
      'packages/server/src/main.ts',
      // Developers of partner pages are told of their mistakes there.
      'packages/embed/src/explain/development.ts',
      'hosts/guest/src/trouble/say-mistakes.ts',
    ],
    rules: { 'no-console': 'off' },
  },
);
