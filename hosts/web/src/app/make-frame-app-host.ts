import type { Host } from '@chartdock/platform';
import { isHostError } from '@chartdock/platform';
import { ancestorsOf, frameAppOf } from './frame-app.ts';
import type { FrameApp } from './frame-app.ts';

// An app answers at once; whoever only wears its mark must not wait long for the page.
const ANSWER_MS = 3_000;

type Navigate = (path: string) => void;

const MAKERS: Readonly<Record<FrameApp, (page: Window, navigate: Navigate) => Promise<Host>>> = {
  zoom: async (page, navigate) => {
    const { createZoomHost } = await import('@chartdock/host-meeting/zoom');
    return createZoomHost({ window: page, navigate, answerMs: ANSWER_MS });
  },
  teams: async (page, navigate) => {
    const { createTeamsHost } = await import('@chartdock/host-meeting/teams');
    // Who may frame us is set on the server, and the browser holds to it: what is around us is what was allowed.
    return createTeamsHost({ window: page, navigate, answerMs: ANSWER_MS, origins: ancestorsOf(page) });
  },
};

/** Makes the host of the app around the page; undefined where none answers, and then the page is in a browser. */
export const makeFrameAppHost = async (page: Window, navigate: Navigate): Promise<Host | undefined> => {
  const app = frameAppOf(page);
  if (app === undefined) return undefined;
  try {
    return await MAKERS[app](page, navigate);
  } catch (error) {
    if (isHostError(error)) return undefined;
    throw error;
  }
};
