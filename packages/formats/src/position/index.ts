export { readPosition } from './read-position.ts';
