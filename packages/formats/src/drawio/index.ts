export { readDrawio } from './read-drawio.ts';
export { writeDrawio } from './write-drawio.ts';
