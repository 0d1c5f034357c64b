import { describe, expect, it } from 'vitest';
import { detectHost } from './detect.ts';
import { MINIPROGRAM_PLATFORMS, findMiniprogram } from './miniprogram-platforms.ts';

const wechat = 'Mozilla/5.0 (Linux; Android 15) MicroMessenger/8.0.50 miniProgram/wx0000000000000000';

const find = (userAgent: string, ...objects: readonly string[]) =>
  findMiniprogram({ userAgent, has: (path) => objects.includes(path) })?.name;

describe('findMiniprogram', () => {
  it.each([
    ['wechat', wechat, ['wx.miniProgram']],
    ['kuaishou', wechat, ['ks.miniProgram']],
    ['kuaishou', wechat, ['wx.miniProgram', 'ks.miniProgram']],
    ['jd', wechat, ['wx.miniProgram', 'jd.miniProgram']],
    ['qq', 'Mozilla/5.0 (iPhone) QQ/9.0.0 miniProgram', ['qq.miniProgram']],
    ['alipay', 'Mozilla/5.0 (iPhone) AlipayClient/10.5', ['my']],
    ['alipay', 'Mozilla/5.0 (iPhone) mPaaSClient/1', ['my']],
    ['baidu', 'Mozilla/5.0 (iPhone) swan/2.0 baiduboxapp', ['swan.webView']],
    ['xiaohongshu', 'Mozilla/5.0 (iPhone) xhsminiapp/1', ['xhs.miniProgram']],
    ['feishu', 'Mozilla/5.0 (iPhone) Lark/7.1', ['tt.miniProgram']],
    ['douyin', 'Mozilla/5.0 (iPhone) toutiaomicroapp/1.0', ['tt.miniProgram']],
    ['dingtalk', 'Mozilla/5.0 (iPhone) DingTalk/7.0 dd-web', ['dd']],
    ['quickapp', 'Mozilla/5.0 (Linux) quickapp', ['qa']],
    ['uniapp', 'Mozilla/5.0 (Linux) uni-app Html5Plus/1.0', ['uni']],
  ] as const)('tells %s by its object and its marks', (name, userAgent, objects) => {
    expect(find(userAgent, ...objects)).toBe(name);
  });

  it.each([
    ['the marks of WeChat without an object', wechat, []],
    ['the object of WeChat in a browser', 'Mozilla/5.0 Chrome/146', ['wx.miniProgram']],
    ['a page of Alipay that is no mini-program', 'Mozilla/5.0 AlipayClient/10.5', []],
    ['a page of DingTalk that is no mini-program', 'Mozilla/5.0 DingTalk/7.0', ['dd']],
    ['Kuaishou before its object is there', `${wechat} Kwai/12.1.20`, ['wx.miniProgram']],
    ['JD before its object is there', `jdapp;android;13.1.0; ${wechat}`, ['wx.miniProgram']],
    ['the browser of WeChat', 'Mozilla/5.0 MicroMessenger/8.0', ['wx.miniProgram']],
  ] as const)('does not take %s for one', (_, userAgent, objects) => {
    expect(find(userAgent, ...objects)).toBeUndefined();
  });

  it('tries disguised apps before their models', () => {
    const order = MINIPROGRAM_PLATFORMS.map(({ name }) => name);
    expect(order.indexOf('kuaishou')).toBeLessThan(order.indexOf('wechat'));
    expect(order.indexOf('jd')).toBeLessThan(order.indexOf('wechat'));
    expect(order.indexOf('feishu')).toBeLessThan(order.indexOf('douyin'));
  });

  it('knows which apps deliver at once', () => {
    const live = MINIPROGRAM_PLATFORMS.filter(({ delivery }) => delivery === 'live');
    expect(live.map(({ name }) => name)).toEqual(['alipay', 'uniapp']);
  });
});

describe('detectHost', () => {
  it('[HOST-01] finds any of them below a bridge', () => {
    const userAgent = 'Mozilla/5.0 (iPhone) AlipayClient/10.5';
    const miniProgramBridge = find(userAgent, 'my') !== undefined;
    expect(detectHost({ userAgent, miniProgramBridge }).kind).toBe('miniprogram');
    expect(detectHost({ userAgent }).kind).toBe('web');
  });
});
