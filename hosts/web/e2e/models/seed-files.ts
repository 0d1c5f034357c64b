import { createClient, createFetchTransport } from '@chartdock/client';

/** Makes folders and files of a demo account by calls, for tests that are about something else than making them. */
export interface FileSeed {
  readonly makesFolder: (title: string, folderId?: string) => Promise<string>;
  readonly makesFiles: (titles: readonly string[], folderId?: string) => Promise<void>;
  /** Makes a file with a view link that has a password; returns the path of the link. */
  readonly sharesFile: (title: string, viewPassword: string) => Promise<string>;
  /** Publishes a file that others may clone, which makes it a template, and stars it as one; returns its id. */
  readonly starsTemplate: (title: string) => Promise<string>;
}

/** Signs in as a demo account and makes its files. */
export const seedFiles = async (address: string, account: string): Promise<FileSeed> => {
  const client = createClient({ baseUrl: address, transport: createFetchTransport() });
  const { token } = await client.session.signIn({ account, password: 'Chartdock1' });
  client.tokens.write(token);
  return {
    makesFolder: async (title, folderId = 'root') => {
      const { file } = await client.folders.create({ title, folderId });
      return file.folderId ?? '';
    },
    makesFiles: async (titles, folderId = 'root') => {
      for (const title of titles) await client.charts.create({ category: 'flow', title, folderId });
    },
    sharesFile: async (title, viewPassword) => {
      const { chartId: id } = await client.charts.create({ category: 'mind', title, folderId: 'root' });
      return (await client.viewLinks.addPassword({ id, viewPassword })).link.path;
    },
    starsTemplate: async (title) => {
      const { file } = await client.charts.create({ category: 'flow', title, folderId: 'root' });
      const chartId = file.chartId ?? '';
      await client.publishing.publish({ chartId, tags: ['flow'], publicClone: true });
      await client.favourites.toggle({ chartId, chartType: 'template' });
      return chartId;
    },
  };
};
