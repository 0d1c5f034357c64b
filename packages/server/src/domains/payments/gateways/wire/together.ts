import { ConfigError } from '../../../../kernel/config/config.ts';

/**
 * Returns whether settings that only work together are set. Throws a ConfigError that names those that are missing when only
 * some are.
 */
export const areSet = (
  what: string,
  settings: Readonly<Record<string, string | readonly unknown[]>>,
): boolean => {
  const missing = Object.entries(settings).filter(([, value]) => value.length === 0);
  if (missing.length === Object.keys(settings).length) return false;
  if (missing.length === 0) return true;
  const names = missing.map(([name]) => name).join(', ');
  throw new ConfigError(`${what} needs ${names} too, or none of its settings.`);
};
