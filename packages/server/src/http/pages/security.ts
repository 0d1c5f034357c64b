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

/** Sets the security headers; `ancestors` says which pages may show ours in a frame, `outside` what ours may show. */
export const createSecurityHeaders = (
  ancestors: readonly string[],
  outside: OutsideSources = NOTHING_OUTSIDE,
): RequestHandler =>
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
