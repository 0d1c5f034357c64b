import { Router } from 'express';
import { drawPlace } from '../../domains/templates/index.ts';

const DAY_SECONDS = 86_400;

/** Serves the pictures of the library's scenes and topics: small drawings that are the same for everyone. */
export const createPlaceImageRouter = (): Router => {
  const router = Router({ strict: true });
  router.get('/template_places/:look/:name.svg', (request, response, next) => {
    const palette = request.query['theme'] === 'dark' ? 'dark' : 'light';
    const svg = drawPlace(request.params.look, request.params.name, palette);
    if (svg === undefined) return next();
    response
      .set('Cache-Control', `public, max-age=${DAY_SECONDS}`)
      .set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('image/svg+xml')
      .send(svg);
  });
  return router;
};
