/** Needs of drags from their library: loaded after the first paint, and never where nothing is drawn in a browser. */
export { attachFileDrag } from './file-drag.ts';
export { attachFileDrop } from './file-drop.ts';
