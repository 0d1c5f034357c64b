export { open } from '../surface/begin.ts';
