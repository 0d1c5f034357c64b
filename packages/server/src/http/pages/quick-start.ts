import { parseLocale } from '@chartdock/contract';
import { Router } from 'express';
import type { App } from '../../kernel/calls/context.ts';
import { findListed } from '../../domains/templates/index.ts';
import { localeOf } from '../answer.ts';

const LIBRARY = '/template_create';

/**
 * Leads to the page that makes the quick-start guide from its template (CREATE-30), in the language that the address or else the
 * browser asks for; to the library where the template is not there. It makes nothing itself.
 */
export const createQuickStart = (app: App): Router => {
  const router = Router({ caseSensitive: true, strict: true });
  router.get('/quick_start', async (request, response) => {
    const { locale } = request.query;
    const id = await findListed(app.database.db, {
      name: app.config.quickStart,
      locale: typeof locale === 'string' ? parseLocale(locale) : localeOf(request),
    });
    response.set('Cache-Control', 'no-store').vary('Accept-Language');
    response.redirect(302, id === undefined ? LIBRARY : `/diagraming/new?template=${id}`);
  });
  return router;
};
