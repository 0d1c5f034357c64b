export { createFakeElectron } from './fake-electron.ts';
export type { FakeElectron } from './fake-electron.ts';
