import helmet from 'helmet';
import type { RequestHandler } from 'express';
import type { OutsideSources } from './outside.ts';

const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  fontSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", 'blob:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  upgradeInsecureRequests: null,
} as const;

const NOTHING_OUTSIDE: OutsideSources = { frames: [], images: [], scripts: [] };

/** Features that no page of ours asks for, and so no script in one gets. */
const PERMISSIONS = ['camera', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const DAY_S = 86_400;

/** Says for how many days browsers are to come by https alone; 0 says nothing. */
export const createHsts = (days: number): RequestHandler =>
  days === 0
    ? (_request, _response, next) => next()
    : helmet.hsts({ maxAge: days * DAY_S, includeSubDomains: false });

/** Headers of a page that nobody may frame, which would hold for one that some may. */
const UNFRAMED = ['X-Frame-Options', 'Origin-Agent-Cluster', 'Cross-Origin-Opener-Policy'];

/** Lets pages of some origins show ours in a frame, where a handler before said that nobody may. */
export const allowFrames = (ancestors: readonly string[], outside: OutsideSources): RequestHandler => {
  const headers = createSecurityHeaders(ancestors, outside);
  return (request, response, next) => {
    for (const name of UNFRAMED) response.removeHeader(name);
    headers(request, response, next);
  };
};

/**
 * Keeps a page that asks for consent out of every frame, even when an earlier handler allows one, and its address out of the
 * referrers sent to other pages. A window that a partner's page opened for it may answer that page.
 */
export const keepOutOfFrames = (outside: OutsideSources): RequestHandler => {
  const headers = createSecurityHeaders([], outside);
  return (request, response, next) => {
    headers(request, response, (error?: unknown) => {
      response.removeHeader('Cross-Origin-Opener-Policy');
      response.set({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' });
      next(error);
    });
  };
};

/**
 * Sets the security headers; `ancestors` lists the pages that may show ours in a frame, `outside` the content that ours may show.
 */
export const createSecurityHeaders = (
  ancestors: readonly string[],
  outside: OutsideSources = NOTHING_OUTSIDE,
): RequestHandler => {
  const headers = createHeaders(ancestors, outside);
  return (request, response, next) => {
    response.set('Permissions-Policy', PERMISSIONS);
    headers(request, response, next);
  };
};

const createHeaders = (ancestors: readonly string[], outside: OutsideSources): RequestHandler =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        ...mutable(DIRECTIVES),
        scriptSrc: [...DIRECTIVES.scriptSrc, ...outside.scripts],
        imgSrc: [...DIRECTIVES.imgSrc, ...outside.images],
        frameSrc: ["'self'", ...outside.frames],
        frameAncestors: ancestors.length === 0 ? ["'none'"] : [...ancestors],
      },
    },
    // frame-ancestors decides, and this header would refuse every partner.
    xFrameOptions: ancestors.length === 0 ? { action: 'deny' } : false,
    // Asking for a process of its own makes the browser throw away the one it prepared for the frame and start another.
    originAgentCluster: ancestors.length === 0,
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    // A page that partners may frame may also be opened in a window of theirs, and must reach who opened it.
    crossOriginOpenerPolicy: ancestors.length === 0 ? { policy: 'same-origin-allow-popups' } : false,
    referrerPolicy: { policy: 'strict-origin' },
    strictTransportSecurity: false,
  });

const mutable = (directives: typeof DIRECTIVES): Record<string, string[] | null> =>
  Object.fromEntries(
    Object.entries(directives).map(([name, values]) => [name, values === null ? null : [...values]]),
  );
