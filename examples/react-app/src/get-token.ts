import type { ChartdockOptions } from '@chartdock/embed';

/** Asks the backend for a token of the signed-in person. */
export const getToken: NonNullable<ChartdockOptions['getToken']> = async ({ signal }) => {
  const answer = await fetch('/token?account=member', { method: 'POST', signal });
  if (answer.status === 401) return null; // nobody is signed in
  if (!answer.ok) throw new Error(`/token: ${answer.status}`);
  return (await answer.json()) as { value: string; expiresAt: number };
};
