export { answerFrames, frameIn } from './fake-app.ts';
export type { FakeApp } from './fake-app.ts';
export { createFakeTeams } from './fake-teams.ts';
export type { FakeTeams, FakeTeamsOptions } from './fake-teams.ts';
export { createFakeWemeet } from './fake-wemeet.ts';
export type { FakeWemeet, FakeWemeetOptions } from './fake-wemeet.ts';
export { createFakeZoom } from './fake-zoom.ts';
export type { FakeZoom, FakeZoomOptions } from './fake-zoom.ts';
