import type { MeetingHost } from '@chartdock/host-meeting';
import { createWemeetHost } from '@chartdock/host-meeting';
import { createFakeWemeet } from '@chartdock/host-meeting/testing';

const textOf = (id: string, text: string): void => {
  const element = document.getElementById(id);
  if (element !== null) element.textContent = text;
};

/** Tencent Meeting answers its top frame only, so its stand-in is in this very page. */
const createWemeet = (): MeetingHost => {
  const userAgent = 'Mozilla/5.0 app/tencent_wemeet os_name/Windows os_version/11 app_version/3.26.1';
  Object.defineProperty(navigator, 'userAgent', { value: userAgent });
  const app = createFakeWemeet();
  const signature = { corpId: 'corp', sdkId: 'sdk', timestamp: '0', nonceStr: 'nonce', signature: 'f00d' };
  const host = createWemeetHost({ sdk: app.sdk, getSignature: () => Promise.resolve(signature) });
  document.addEventListener('click', () =>
    setTimeout(() => textOf('asked', [...app.calls, ...app.external].join('\n'))),
  );
  return host;
};

const hosts: Readonly<Record<string, () => MeetingHost | Promise<MeetingHost>>> = {
  wemeet: createWemeet,
  zoom: async () => (await import('@chartdock/host-meeting/zoom')).createZoomHost(),
  teams: async () =>
    (await import('@chartdock/host-meeting/teams')).createTeamsHost({ origins: [location.origin] }),
};

const show = async (work: () => Promise<string | void>): Promise<void> => {
  try {
    textOf('outcome', `done ${(await work()) ?? ''}`.trim());
  } catch (error) {
    textOf('outcome', error instanceof Error ? error.message : String(error));
  }
};

const start = async (): Promise<void> => {
  const host = await hosts[new URLSearchParams(location.search).get('app') ?? '']?.();
  if (host === undefined) throw new Error('name the app in the address: ?app=wemeet, zoom or teams');
  const actions: Readonly<Record<string, () => Promise<string | void>>> = {
    share: () => host.share({ title: 'Plan', address: '/plan' }),
    open: () => host.openExternal('/help'),
    close: () => host.close(),
  };
  for (const [id, act] of Object.entries(actions))
    document.getElementById(id)?.addEventListener('click', () => void show(act));
  const { app, scene, meetingId = 'no meeting' } = await host.ready();
  textOf('environment', `${app}: ${scene}, ${meetingId}`);
};

start().catch((error: unknown) => textOf('outcome', error instanceof Error ? error.message : String(error)));
