import type { RequestHandler } from 'express';

/** Folders of calls and pictures, hidden files, and names with an ending: a request for one of these wants no page of the app. */
const NO_PAGE =
  /^\/(?:api|v1|embed\/v1\/api|chart_image|photo|template_places)(?:\/|$)|\/\.|\.[a-z][a-z0-9]{0,9}$/i;

/** Returns whether a path can be no page of the app, so that a file that is missing there is missing. */
export const isNoPage = (path: string): boolean => NO_PAGE.test(path);

const DAY_S = 86_400;

/** Tells robots that nothing here is for them: files are private, and a link is for whom it was given to. */
export const sendRobots: RequestHandler = (_request, response) => {
  response
    .set('Cache-Control', `public, max-age=${DAY_S}`)
    .type('text/plain')
    .send('User-agent: *\nDisallow: /\n');
};
