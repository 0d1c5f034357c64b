import type { ChartdockOptions } from '@chartdock/embed';

/** Asks the backend for a token of whoever is signed in. */
export const getToken: ChartdockOptions['getToken'] = async ({ signal }) => {
  const answer = await fetch('/token?account=member', { method: 'POST', signal });
  return answer.ok ? ((await answer.json()) as { value: string; expiresAt: number }) : null;
};
