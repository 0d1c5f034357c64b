import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { inRoot } from '../../../../scripts/repository/paths.ts';
import { DOC_PICTURES, LOOKS, MOST_BYTES, docPicturePath } from './doc-pictures.table.ts';
import { openGround } from './take-picture.ts';

// Takes the pictures that the documentation shows, of the demo data in both looks: node hosts/web/e2e/picturing/take-doc-pictures.ts [name …]
const wanted = process.argv.slice(2);
const ground = await openGround();
try {
  for (const picture of DOC_PICTURES.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
    for (const look of LOOKS) {
      const path = docPicturePath(picture, look);
      const bytes = await ground.take(picture, look);
      if (bytes.length > MOST_BYTES) throw new Error(`${path} weighs ${bytes.length} bytes`);
      await mkdir(dirname(inRoot(path)), { recursive: true });
      await writeFile(inRoot(path), bytes);
      process.stdout.write(`${path} ${bytes.length} bytes\n`);
    }
} finally {
  await ground.leave();
}
