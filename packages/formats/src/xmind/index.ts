export { readXmind } from './read-xmind.ts';
export { writeXmind } from './write-xmind.ts';
