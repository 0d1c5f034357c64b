import { describeFakeGuest } from './fake-guest.suite.ts';

describeFakeGuest('in a process without a document');
describeFakeGuest('at the other end of a message port', { port: 'message-port' });
