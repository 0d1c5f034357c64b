import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

// Loaded before a program: fsync fails like on a broken disk from the moment a certain file exists.
const signal = process.env['CHARTDOCK_BROKEN_DISK'] ?? '';
const fsync = fs.fsyncSync;

fs.fsyncSync = (file) => {
  if (fs.existsSync(signal)) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' });
  fsync(file);
};
syncBuiltinESMExports();
