import { expose, windowEndpoint } from 'comlink';
import { GUEST_ORIGIN, answerCall, openFrame } from './host.ts';

window.benchOpen = () =>
  expose({ get: answerCall }, windowEndpoint(openFrame('comlink'), self, GUEST_ORIGIN), [GUEST_ORIGIN]);
