import type { Domain } from '../../kernel/calls/domain.types.ts';
import { sessionTables } from './tables.ts';
import { deviceCalls } from './device-calls.ts';
import { signInCalls } from './sign-in.ts';
import { signUpCalls } from './sign-up.ts';
import { sweepSessions } from './sweep-sessions.ts';

export { QUESTION_LIFE_MS, makeCode, readCode, takeCode } from './codes.ts';
export type { TakenCode } from './codes.ts';
export { createDevice } from './devices.ts';
export { answerQuestion, handOver, readQuestion } from './hand-over.ts';
export type { SignedInCookies, Arrival } from './hand-over.ts';
export { replacePassword } from './replace-password.ts';
export {
  SESSION_LIFE,
  authenticate,
  createSession,
  endUserSessions,
  findSession,
  isSessionLiving,
} from './sessions.ts';

/** Gives the server the domain of sessions: who is signed in where. */
export const sessions: Domain = {
  tables: sessionTables,
  calls: [...signInCalls, ...signUpCalls, ...deviceCalls],
  sweep: sweepSessions,
};
