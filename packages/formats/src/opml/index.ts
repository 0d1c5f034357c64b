export { readOpml, writeOpml } from './opml.ts';
