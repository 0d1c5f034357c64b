const fits = (host: string, domain: string): boolean =>
  domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : host === domain;

/**
 * Reads the address of a page that may be signed: http or https, on a trusted domain (`host` or `*.host`), without the fragment
 * and otherwise unchanged, because the app signs the address that the page sees. Undefined for any other text.
 */
export const pageToSign = (text: string, domains: readonly string[]): string | undefined => {
  const [url = ''] = text.split('#');
  // A parser drops some characters and reads a backslash as a slash: the host it finds would not be the one that is signed.
  if (!/^https?:\/\/[^\u0000-\u0020\u007f\\]+$/.test(url) || !URL.canParse(url)) return undefined;
  const { hostname, username, password } = new URL(url);
  if (username !== '' || password !== '') return undefined;
  return domains.some((domain) => fits(hostname, domain.toLowerCase())) ? url : undefined;
};
