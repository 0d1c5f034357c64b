export { writePlantuml } from './write-plantuml.ts';
