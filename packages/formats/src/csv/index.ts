export { readCsv } from './read-csv.ts';
export { writeCsv } from './write-csv.ts';
