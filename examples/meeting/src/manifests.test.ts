import { readFileSync } from 'node:fs';
import { createZoomHost } from '@chartdock/host-meeting/zoom';
import type { ZoomSdk } from '@chartdock/host-meeting/zoom';
import { expect, it } from 'vitest';

const read = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../manifests/${path}/manifest.json`, import.meta.url), 'utf8'));

it('lists exactly the host’s calls for Zoom', async () => {
  let asked: readonly string[] = [];
  const page = {
    parent: {},
    location: { href: 'https://charts.example.com/' },
    navigator: { userAgent: '' },
  };
  const sdk = {
    config: ({ capabilities }: { capabilities: readonly string[] }) => {
      asked = capabilities;
      return Promise.reject(new Error('enough'));
    },
  };
  await createZoomHost({
    window: page as unknown as Window,
    sdk: sdk as unknown as ZoomSdk,
  }).catch(() => undefined);
  expect(read('zoom')).toMatchObject({
    features: { in_client_feature: { zoom_app_api: { enable: true, zoom_app_apis: [...asked] } } },
  });
  expect(asked.length).toBeGreaterThan(0);
});

it('lets Teams show the tab around meetings', () => {
  expect(read('teams')).toMatchObject({
    manifestVersion: '1.17',
    staticTabs: [
      {
        contentUrl: 'https://charts.example.com/history',
        context: expect.arrayContaining(['meetingDetailsTab', 'meetingSidePanel', 'meetingStage']) as unknown,
      },
    ],
    validDomains: ['charts.example.com'],
  });
});
