import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { format as prettify, resolveConfig } from 'prettier';
import { drawCoverSheets, renderSheet } from './documents/cover-sheets.ts';
import { oneOf, readArguments, text, wholeNumber } from './processes/command-arguments.ts';
import { inRoot } from './repository/paths.ts';

// Draws contact sheets of all covers of the templates: into docs/pictures/covers with the page about them, or into another folder
// to be looked at.
const { to, width, columns, rows, only, format } = readArguments(
  'node scripts/draw-covers.ts [--to FOLDER] [--width 170] [--columns 8] [--rows 6] [--only er/] [--format webp]',
  {
    options: {
      to: text(undefined),
      width: wholeNumber(170),
      columns: wholeNumber(8),
      rows: wholeNumber(6),
      only: text(''),
      format: oneOf({ webp: true, png: true }, 'webp'),
    },
  },
);

const PAGE = 'docs/template-covers.md';
const PICTURES = 'docs/pictures/covers';

const folder = to === undefined ? inRoot(PICTURES) : resolve(to);
if (to === undefined) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const sheets = await drawCoverSheets({ columns, rows, only });
for (const sheet of sheets)
  await writeFile(
    resolve(folder, `${sheet.name}.${format}`),
    await renderSheet(sheet, { coverWidth: width, columns, format }),
  );
if (to === undefined) {
  const lines = [
    '# Covers of the templates',
    'Every cover of the templates that come with the server, as cards show them: in both languages, for light pages and for dark ones.',
    'A drawing that would be too small to read as a whole shows how it begins. `node scripts/draw-covers.ts` draws these sheets; with',
    '`--to FOLDER --format png --width 320 --columns 5` it draws larger ones to look at. [A format of your own](recipes/templates.md) says how',
    'a template is written.',
    ...sheets.map(({ name, alt }) => `\n## ${name}\n\n![${alt}](pictures/covers/${name}.${format})`),
  ];
  const path = inRoot(PAGE);
  await writeFile(
    path,
    await prettify(lines.join('\n').replace('templates\nEvery', 'templates\n\nEvery'), {
      ...(await resolveConfig(path)),
      filepath: path,
    }),
  );
}
console.log(`${sheets.length} sheets in ${folder}`);
