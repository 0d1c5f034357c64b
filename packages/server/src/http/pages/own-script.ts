import { createHash } from 'node:crypto';
import type { Response } from 'express';

const POLICY = 'Content-Security-Policy';
const OWN_SCRIPT = /<script>([^]*?)<\/script>/;

/**
 * Lets the script run that a page of ours holds itself, by its hash: it sets palette and language before the first paint, and
 * as a file of its own it would hold that up for one more way to the server and back. A page without one keeps its policy.
 */
export const allowOwnScript = (response: Response, html: string): void => {
  const script = OWN_SCRIPT.exec(html)?.[1];
  const policy = response.get(POLICY);
  if (script === undefined || policy === undefined) return;
  const hash = createHash('sha256').update(script).digest('base64');
  response.set(POLICY, policy.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`));
};
