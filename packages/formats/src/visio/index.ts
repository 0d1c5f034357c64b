export { readVisio } from './read-visio.ts';
export { writeVisio } from './write-visio.ts';
