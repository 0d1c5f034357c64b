import { describePort } from './port.suite.ts';
import { createWindowPort } from './window.ts';

describePort('window', () => {
  const { port1, port2 } = new MessageChannel();
  return [createWindowPort(port1), createWindowPort(port2)];
});
