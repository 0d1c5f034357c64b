// @vitest-environment happy-dom
import { describeFakeGuest } from './fake-guest.suite.ts';

describeFakeGuest('in a document');
