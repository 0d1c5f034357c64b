import { content, info } from '@chartdock/contract/calls/charts';
import type { PickerPreviews } from '@chartdock/react/picker';
import '@chartdock/react/preview.css';
import type { Guest } from '../session/guest.ts';

/** Reads files by the partner's token for previews; links are opened by the partner's page, unless its policy says no. */
export const createPreviews = ({ client, session }: Guest): PickerPreviews => {
  const { charts } = client.bind({ charts: { content, info } });
  const isDenied = session.config.policy?.navigate === 'deny';
  return {
    content: (wish, signal) =>
      charts.content(wish, { quiet: true, needToken: true, ...(signal === undefined ? {} : { signal }) }),
    canvases: async (chartId) => (await charts.info({ chartId }, { quiet: true })).canvases,
    openLink: isDenied
      ? undefined
      : (url) => void session.open({ url, kind: 'page', disposition: 'new' }).catch(() => undefined),
  };
};
