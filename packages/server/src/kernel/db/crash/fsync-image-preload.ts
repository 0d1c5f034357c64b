import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';

// Loaded before the program: keeps beside each file its content at the last forced write to the disk. A file is known by its
// inode, so that it is found again after it was renamed.
const images = process.env['CHARTDOCK_FSYNC_IMAGES'] ?? '';
const fsync = fs.fsyncSync;

fs.fsyncSync = (file) => {
  fsync(file);
  const state = fs.fstatSync(file);
  if (state.isFile()) saveImage(file, state);
};
syncBuiltinESMExports();

const saveImage = (file: number, { ino, size }: fs.Stats): void => {
  const content = Buffer.alloc(size);
  fs.readSync(file, content, 0, size, 0);
  // Renamed into place, so that a kill in between leaves the image before it.
  const saving = join(images, `${ino}.saving`);
  fs.writeFileSync(saving, content);
  fs.renameSync(saving, join(images, String(ino)));
};
