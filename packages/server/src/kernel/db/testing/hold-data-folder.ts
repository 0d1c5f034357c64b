import { openDatabase } from '../database.ts';

// Runs as its own process: opens the data folder named on the command line and keeps it until it is killed.
const [, , dataDir = ''] = process.argv;
await openDatabase({ dataDir });
process.stdout.write('open\n');
