import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names the classes that rules of a sheet are for. */
export const classesOf = (css: string): string[] => [
  ...new Set([...css.matchAll(/\.(cd-[\w-]+)/g)].map(([, name = '']) => name)),
];

/** Reads all style sheets below a folder as one text. */
export const sheetsBelow = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

/** Names the classes of the sheets that our installed components ship. */
export const shippedClasses = (
  folder: string,
): Readonly<Record<'root' | 'files' | 'account', readonly string[]>> => {
  const shipped = (name: string): string[] =>
    classesOf(readFileSync(join(folder, 'node_modules/@chartdock/react/dist', name), 'utf8'));
  return {
    root: shipped('styles/index.css'),
    files: shipped('files/files.css'),
    account: shipped('account/account.css'),
  };
};
