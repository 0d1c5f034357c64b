import { describe } from 'vitest';
import { driveFirefox, findFirefox } from '../driving/firefox.ts';
import { testHostileBridge } from './scenarios.suite.ts';

// Not every system has Firefox to install; the set-up of the tests says so where it is missing.
describe.skipIf(findFirefox() === undefined)('in Firefox', () => testHostileBridge(driveFirefox));
