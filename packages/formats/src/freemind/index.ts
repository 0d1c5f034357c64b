export { readFreemind } from './read-freemind.ts';
export { writeFreemind } from './write-freemind.ts';
