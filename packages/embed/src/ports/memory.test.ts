import { createMemoryPorts } from './memory.ts';
import { describePort } from './port.suite.ts';

describePort('memory', createMemoryPorts);
