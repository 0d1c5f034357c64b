import { createChartdock } from '@chartdock/embed';
import { createMiniprogramHost } from '@chartdock/host-miniprogram';
import type { PickerToken } from './demo-token.ts';

const host = createMiniprogramHost();
const { server = '' } = document.documentElement.dataset;
const place = document.querySelector('main');

/** Asks our own server for a token of the person signed in to the mini-program. */
const askToken = async (): Promise<PickerToken> => {
  const response = await fetch('/mini/token', { method: 'POST' });
  if (!response.ok) throw new Error(`/mini/token: ${response.status}`);
  return (await response.json()) as PickerToken;
};

const pick = async (container: Element): Promise<void> => {
  if (host.setting.fit === 'native_older')
    document.querySelector('output')?.append('请更新小程序 / Update the mini-program');
  const dock = createChartdock({
    clientId: 'partner-demo',
    baseUrl: server,
    getToken: askToken,
    present: 'container',
    container,
    ...(host.setting.language === undefined ? {} : { locale: host.setting.language }),
  });
  const outcome = await dock.pickFiles({ link: { password: 'none' } });
  const files =
    outcome.status === 'done'
      ? [{ id: outcome.value.id, title: outcome.value.title, address: outcome.value.link.url }]
      : [];
  await host.close({ files });
};

if (place !== null)
  pick(place).catch((error: unknown) =>
    document.querySelector('output')?.append(error instanceof Error ? error.message : String(error)),
  );
