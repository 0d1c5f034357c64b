import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint({ ruleFilter: ({ ruleId }) => ruleId === 'no-restricted-syntax' });

const complaintsOf = async (source: string): Promise<number> => {
  const filePath = 'packages/react/src/files/items/NameDialog.tsx';
  const [result] = await eslint.lintText(source, { filePath });
  return result?.errorCount ?? 0;
};

it.each([
  "export const a = (event: KeyboardEvent): void => { if (event.key === 'Enter') go(); };",
  "export const a = (event: KeyboardEvent): void => { if (event.key !== 'Escape') return; go(); };",
  "export const a = ({ key }: KeyboardEvent): void => { if (key === 'Enter') go(); };",
  "export const a = (event: KeyboardEvent): void => { switch (event.key) { case 'Enter': go(); } };",
  'export const a = ({ isComposing }: KeyboardEvent): boolean => isComposing;',
  'export const a = (event: KeyboardEvent): boolean => event.isComposing;',
  "export const A = () => <input onKeyDown={(event) => { if (event.key === 'Enter') go(); }} />;",
])('finds a key handler without check: %s', async (source) => {
  expect(await complaintsOf(source)).toBeGreaterThan(0);
});

it.each([
  "export const a = (event: KeyboardEvent): void => { if (event.key === 'Enter' && !isComposing(event)) go(); };",
  "export const a = (event: KeyboardEvent): void => { if (event.key === 'Tab') go(); };",
  'export const a = (key: string): boolean => keys.has(key);',
])('lets others be: %s', async (source) => {
  expect(await complaintsOf(source)).toBe(0);
});
