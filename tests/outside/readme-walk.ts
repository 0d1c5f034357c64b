import { readFileSync } from 'node:fs';

const HEADING = '## From an empty folder to a picked file';

/** A file that a README has its reader write. */
export interface ReadmeFile {
  /** Where it goes, as its first line says. */
  readonly path: string;
  readonly text: string;
}

/** Returns the files of the last section of a README, the way from an empty folder to a picked file. */
export const readWalk = (readme: string): readonly ReadmeFile[] => {
  const text = readFileSync(readme, 'utf8');
  const at = text.indexOf(HEADING);
  if (at < 0) throw new Error(`${readme} has no section "${HEADING}"`);
  const blocks = text.slice(at).matchAll(/```js\n(\/\/ (\S+)\n[\s\S]*?)```/g);
  return [...blocks].map(([, block = '', path = '']) => ({ path, text: block }));
};

/** Returns the first block of a language in a README that holds a text. */
export const readBlock = (readme: string, language: string, holds: string): string => {
  const blocks = readFileSync(readme, 'utf8').matchAll(
    new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'),
  );
  const found = [...blocks].map(([, block = '']) => block).find((block) => block.includes(holds));
  if (found === undefined) throw new Error(`${readme} has no ${language} with ${holds}`);
  return found;
};
