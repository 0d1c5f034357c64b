import { inject } from 'vitest';
import { openInstalledApp } from '../../../hosts/web/e2e/models/installed-app.ts';
import { endingsWhere, journeySuite } from './models/journey.suite.ts';
import { otherSite } from './models/partner-page.ts';

// A browser has no app around it that could show a surface.
const ends = endingsWhere({ windows: true, shows: false });

journeySuite({
  name: 'a tab of a browser',
  ends,
  templates: ['container', 'modal', 'popup', 'page'],
  enter: async (browser) => {
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    await page.goto(otherSite(inject('partnerUrl')));
    return {
      ground: page,
      nextWindow: () => context.waitForEvent('page'),
      dismiss: (shown) => shown.close(),
      leave: () => context.close(),
    };
  },
});

journeySuite({
  name: 'an installed app',
  ends,
  enter: async () => {
    const app = await openInstalledApp(otherSite(inject('partnerUrl')));
    const context = app.page.context();
    await app.page.selectOption('#locale', 'en');
    return {
      ground: app.page,
      nextWindow: () => context.waitForEvent('page'),
      dismiss: (shown) => shown.close(),
      leave: app.closes,
    };
  },
});
