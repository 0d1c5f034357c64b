import { describe, expect, it } from 'vitest';
import { CAPABILITIES, HOST_KINDS, capabilitiesOf } from './capabilities.ts';
import { detectHost } from './detect.ts';

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/146.0 Safari/537.36';
const meeting = (system: string): string =>
  `Mozilla/5.0 app/tencent_wemeet os_name/${system} os_version/1 app_version/3.40`;
const wechat = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) MicroMessenger/8.0 miniProgram/wx123';

describe('detectHost', () => {
  it.each([
    [{ userAgent: chrome }, 'web', 'windows'],
    [{ userAgent: '' }, 'web', 'other'],
    [{ userAgent: chrome, standalone: true }, 'pwa', 'windows'],
    [{ userAgent: meeting('Mac') }, 'meeting', 'mac'],
    [{ userAgent: meeting('Windows') }, 'meeting', 'windows'],
    [{ userAgent: meeting('iOS') }, 'meeting', 'ios'],
    [{ userAgent: `${chrome} Electron/40.1.0` }, 'desktop', 'windows'],
    [{ userAgent: wechat }, 'miniprogram', 'ios'],
    [{ userAgent: chrome, miniProgramBridge: true }, 'miniprogram', 'windows'],
    [{ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/146' }, 'web', 'android'],
    [{ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/146' }, 'web', 'linux'],
    [{ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Safari/605' }, 'web', 'mac'],
  ] as const)('[HOST-01] decides %j to be a %s host', (hints, kind, system) => {
    expect(detectHost(hints)).toEqual({ kind, system });
  });

  it('[HOST-01] lets the host name its kind', () => {
    for (const given of HOST_KINDS) {
      expect(detectHost({ userAgent: wechat, standalone: true, given }).kind).toBe(given);
    }
  });
});

describe('capabilitiesOf', () => {
  it('[HOST-02] opens in place everywhere but on the web', () => {
    const same = HOST_KINDS.filter((kind) => capabilitiesOf(kind).sameWindow);
    expect(same).toEqual(['meeting', 'desktop', 'pwa', 'miniprogram']);
  });

  it('[HOST-02] hides the template entry in the meeting app only', () => {
    expect(HOST_KINDS.filter((kind) => capabilitiesOf(kind).hideTemplateEntry)).toEqual(['meeting']);
  });

  it('[HOST-02] refuses downloads in Mac meetings only', () => {
    const refusing = HOST_KINDS.flatMap((kind) =>
      (['mac', 'windows', 'ios', 'other'] as const)
        .filter((system) => capabilitiesOf(kind, { system }).noDownload)
        .map((system) => `${kind} ${system}`),
    );
    expect(refusing).toEqual(['meeting mac']);
  });

  it('[HOST-03] has business mode in mini-programs on request', () => {
    const having = HOST_KINDS.filter(
      (kind) => capabilitiesOf(kind, { businessProgram: true }).businessProgram,
    );
    expect(having).toEqual(['miniprogram']);
    expect(capabilitiesOf('miniprogram').businessProgram).toBe(false);
  });

  it('names every kind by its own row', () => {
    expect(HOST_KINDS.map((kind) => CAPABILITIES[kind].kind)).toEqual(HOST_KINDS);
  });
});
