/** Functions that run inside a page: it draws the samples there, and compares what the page shows with what the server drew. */
import pixelmatch from 'pixelmatch';
import { drawSamples } from './draw-samples.ts';

Object.assign(globalThis, { drawSamples, pixelmatch });
