import { describe } from 'vitest';
import { driveChromium } from '../driving/chromium.ts';
import { testHostileBridge } from './scenarios.suite.ts';

describe('in Chromium', () => testHostileBridge(driveChromium));
