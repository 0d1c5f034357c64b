export { DRAWING_KINDS, DRAWN_LENGTH, drawText, titleOfText } from './drawing/draw-text.ts';
export type { Drawing, DrawingKind, TextFault, TextFaultKind } from './drawing/drawing.types.ts';
export { AI_FRAME } from './frame/frame-messages.ts';
export type { PageMessage, SessionMessage } from './frame/frame-messages.ts';
export { createPageEnd } from './frame/page-end.ts';
export type { PageEnd, PageEndOptions } from './frame/page-end.ts';
export { createScreenEnd } from './frame/screen-end.ts';
export type { Listening, ScreenEnd, ScreenEndOptions, Session } from './frame/screen-end.ts';
export { createTextWriter } from './writing/create-text-writer.ts';
export type {
  AskOptions,
  TextWriterOptions,
  Wish,
  WriteText,
  WrittenText,
} from './writing/create-text-writer.ts';
export { createWriting } from './writing/create-writing.ts';
export type { Writing } from './writing/create-writing.ts';
export type { WritingProblem, WritingState } from './writing/writing.types.ts';
