/** Origins that the content policy of this page lets no call reach: another try would be another report. */
const refused = new Set<string>();

/** Returns whether the content policy of this page has refused a call to an origin. */
export const isRefusedByPolicy = (origin: string): boolean => refused.has(origin);

/** Listens to the effects of this page's content policy on calls to an origin. */
export interface PolicyEar {
  /** Resolves with whether it has refused one; the browser says so after the call has failed. */
  readonly hasRefused: () => Promise<boolean>;
  readonly stop: () => void;
}

/** Begins to listen. */
export const hearPolicy = (origin: string): PolicyEar => {
  const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent): void => {
    if (effectiveDirective === 'connect-src' && `${blockedURI}/`.startsWith(`${origin}/`))
      refused.add(origin);
  };
  document.addEventListener('securitypolicyviolation', onViolation);
  return {
    hasRefused: async () => {
      // A message is a task of its own, behind the one that tells of the policy.
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
      port1.close();
      return isRefusedByPolicy(origin);
    },
    stop: () => document.removeEventListener('securitypolicyviolation', onViolation),
  };
};
