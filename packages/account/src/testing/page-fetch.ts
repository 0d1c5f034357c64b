/** A `fetch` with the cookies of one browser profile, as a page of the server's own origin has it. */
export interface PageFetch {
  readonly fetch: typeof fetch;
  /** Returns a cookie with its attributes, as it was set last; undefined when there is none. */
  readonly cookie: (name: string) => string | undefined;
}

const nameOf = (line: string): string => line.slice(0, line.indexOf('='));

const isRemoval = (line: string): boolean => /expires=Thu, 01 Jan 1970|max-age=0(;|$)/i.test(line);

/** Creates the fetch of a page: keeps cookies, and says as browsers do that its requests come from the same origin. */
export const createPageFetch = (origin: string): PageFetch => {
  const jar = new Map<string, string>();
  const keep = (line: string): void => {
    if (isRemoval(line)) jar.delete(nameOf(line));
    else jar.set(nameOf(line), line);
  };
  return {
    cookie: (name) => jar.get(name),
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      headers.set('sec-fetch-site', 'same-origin');
      headers.set('cookie', [...jar.values()].map((line) => line.split(';')[0]).join('; '));
      const response = await fetch(input, { ...init, headers });
      response.headers.getSetCookie().forEach(keep);
      return response;
    },
  };
};
