/** The apps whose mini-programs can show a page of ours. */
export type MiniprogramPlatformName =
  | 'kuaishou'
  | 'jd'
  | 'wechat'
  | 'qq'
  | 'alipay'
  | 'baidu'
  | 'xiaohongshu'
  | 'feishu'
  | 'douyin'
  | 'dingtalk'
  | 'quickapp'
  | 'uniapp';

/** One app: its detection, and the behaviour of its web views. */
export interface MiniprogramPlatform {
  readonly name: MiniprogramPlatformName;
  /** Path of the object in the window that takes calls. */
  readonly api: string;
  /** Marks that the user agent carries, all of them. Others carry some of them too, so they decide nothing alone. */
  readonly marks: readonly RegExp[];
  /** Marks of apps that look like this one; where one of them is there, it is that app. */
  readonly unlike?: readonly RegExp[];
  /** When messages arrive: at once, on leaving and sharing only, or nobody says. */
  readonly delivery: 'live' | 'deferred' | 'unknown';
  /** Event of the document after which the object is there. */
  readonly readyEvent: string;
  /** Milliseconds between a message and going back, below which the message is lost; 0 where none are known. */
  readonly leaveGap: number;
}

const loaded = { readyEvent: 'DOMContentLoaded', leaveGap: 0 } as const;
const wechatMarks = [/micromessenger/i, /miniprogram/i] as const;

/**
 * Lists the apps in the order in which they are tried: Kuaishou and JD carry WeChat's marks, and Feishu has Douyin's
 * object.
 */
export const MINIPROGRAM_PLATFORMS: readonly MiniprogramPlatform[] = [
  { ...loaded, name: 'kuaishou', api: 'ks.miniProgram', marks: wechatMarks, delivery: 'deferred' },
  {
    ...loaded,
    name: 'jd',
    api: 'jd.miniProgram',
    marks: wechatMarks,
    delivery: 'deferred',
    readyEvent: 'JDJSBridgeReady',
  },
  {
    ...loaded,
    name: 'wechat',
    api: 'wx.miniProgram',
    marks: wechatMarks,
    // Their own objects come late, and a page may have loaded WeChat's script before.
    unlike: [/\b(?:kwai|ksnebula|kuaishou)/i, /\b(?:jdapp|jdmp|jd4iphone)/i],
    delivery: 'deferred',
    readyEvent: 'WeixinJSBridgeReady',
  },
  {
    ...loaded,
    name: 'qq',
    api: 'qq.miniProgram',
    marks: [/\bqq\//i, /miniprogram/i],
    delivery: 'deferred',
    readyEvent: 'QQJSBridgeReady',
  },
  { ...loaded, name: 'alipay', api: 'my', marks: [/alipayclient|mpaasclient/i], delivery: 'live' },
  { ...loaded, name: 'baidu', api: 'swan.webView', marks: [/swan/i], delivery: 'deferred' },
  {
    ...loaded,
    name: 'xiaohongshu',
    api: 'xhs.miniProgram',
    marks: [/xhsminiapp/i],
    delivery: 'deferred',
    leaveGap: 100,
  },
  { ...loaded, name: 'feishu', api: 'tt.miniProgram', marks: [/lark|feishu/i], delivery: 'unknown' },
  { ...loaded, name: 'douyin', api: 'tt.miniProgram', marks: [/toutiaomicroapp/i], delivery: 'deferred' },
  { ...loaded, name: 'dingtalk', api: 'dd', marks: [/dingtalk/i, /dd-web/i], delivery: 'unknown' },
  {
    ...loaded,
    name: 'quickapp',
    api: 'qa',
    marks: [/quickapp/i],
    delivery: 'unknown',
    readyEvent: 'QaJSBridgeReady',
  },
  {
    ...loaded,
    name: 'uniapp',
    api: 'uni',
    marks: [/uni-app|html5plus/i],
    delivery: 'live',
    readyEvent: 'UniAppJSBridgeReady',
  },
];

/**
 * Input of the search for a mini-program, gathered by the caller so that the search itself touches nothing.
 */
export interface MiniprogramHints {
  readonly userAgent: string;
  /** Returns whether the window has an object, e.g. `wx.miniProgram`. */
  readonly has: (path: string) => boolean;
}

/**
 * Finds the app whose mini-program shows the page: its object is there and its marks are too. Undefined when only one of
 * them is, because apps copy each other's user agent and pages load each other's scripts.
 */
export const findMiniprogram = ({ userAgent, has }: MiniprogramHints): MiniprogramPlatform | undefined =>
  MINIPROGRAM_PLATFORMS.find(
    ({ api, marks, unlike = [] }) =>
      has(api) && marks.every((mark) => mark.test(userAgent)) && !unlike.some((mark) => mark.test(userAgent)),
  );
