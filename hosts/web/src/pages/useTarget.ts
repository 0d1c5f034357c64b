import { useSearchParams } from 'wouter';
import { parseRedirect } from '../navigation/redirect.ts';

/** Reads the address that sent the visitor to a page of signing in; undefined when none did (GUARD-07). */
export const useTarget = (): string | undefined => {
  const [parameters] = useSearchParams();
  return parseRedirect(parameters.get('redirect'), window.location.origin);
};
