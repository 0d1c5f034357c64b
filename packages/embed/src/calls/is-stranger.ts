import { isInDevelopment, sayOnce } from '../explain/development.ts';
import type { SurfaceContext } from '../surface/context.ts';
import { isPlainObject } from '../wire/guards.ts';
import { sendCall } from './send-call.ts';

/**
 * Asks the server whether the origin of this page is one that its client has not registered, and tells a developer what helps.
 * False where the server does not say.
 */
export const isStranger = async (context: Pick<SurfaceContext, 'page' | 'clock'>): Promise<boolean> => {
  const data = (await sendCall(context, 'status'))?.data;
  if (!isPlainObject(data) || data['registered'] !== false) return false;
  const { page } = context;
  const id = page.searchParams.get('client') ?? '';
  if (isInDevelopment())
    sayOnce(
      `${location.origin} is not registered for the client id "${id}" at ${page.origin}. Its operator runs
  npx chartdock clients add --id ${id} --origins ${location.origin}
or, where that client is there already, clients origins with all of its origins.`,
    );
  return true;
};
