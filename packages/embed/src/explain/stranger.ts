import { isInDevelopment, sayOnce } from './development.ts';

/** Tells a developer which command registers the origin of this page. */
export const sayStranger = (page: URL): void => {
  const id = page.searchParams.get('client') ?? '';
  if (isInDevelopment())
    sayOnce(
      `${location.origin} is not registered for the client id "${id}" at ${page.origin}. Its operator runs
  npx chartdock clients add --id ${id} --origins ${location.origin}
or, where that client is there already, clients origins with all of its origins.`,
    );
};
