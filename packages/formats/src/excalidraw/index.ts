export { readExcalidraw, writeExcalidraw } from './excalidraw.ts';
