import { walk } from './walk.ts';

await walk((line) => console.log(line));
