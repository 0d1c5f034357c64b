import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** Looks at a page for what assistive tools stumble over; only what is wrong is put together, which takes half the time. */
export const createAxe = (page: Page): AxeBuilder =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
