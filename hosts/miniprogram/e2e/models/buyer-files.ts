import { randomUUID } from 'node:crypto';

/** Looks into the files of a person from outside of any page. */
export interface BuyerFiles {
  /** Counts the files of a title. */
  readonly count: (title: string) => Promise<number>;
}

interface Envelope<Data> {
  readonly data: Data;
}

/** Signs in to a server as a person of the demo. */
export const openBuyerFiles = async (
  server: string,
  account: string,
  password: string,
): Promise<BuyerFiles> => {
  const signedIn = await fetch(`${server}/api/personal/login/v2/account`, {
    method: 'POST',
    headers: { 'idempotency-key': randomUUID() },
    body: new URLSearchParams({ account, password }),
  });
  const { token } = ((await signedIn.json()) as Envelope<{ readonly token: string }>).data;
  return {
    count: async (title) => {
      const query = new URLSearchParams({ folderId: 'root', keyword: title, page: '1', pageSize: '100' });
      const response = await fetch(`${server}/api/personal/folder/load_files?${query.toString()}`, {
        headers: { token },
      });
      const { rows } = (
        (await response.json()) as Envelope<{ readonly rows: readonly { readonly title: string }[] }>
      ).data;
      return rows.filter((row) => row.title === title).length;
    },
  };
};
