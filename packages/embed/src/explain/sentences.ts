import type { SurfaceErrorCode } from '../errors.ts';
import type { Locale } from '../surface.types.ts';

type Sentences = Readonly<Record<SurfaceErrorCode | 'declined', string>>;

const SENTENCES: Readonly<Record<Locale, Sentences>> = {
  zh: {
    frame_blocked: '浏览器或网页设置阻止了在此处显示。',
    frame_unreachable: '未能及时加载，请检查网络后重试。',
    frame_removed: '页面已将其移除。',
    frame_navigated: '内容已转到其他页面，请重新打开。',
    frame_crashed: '内容已停止响应，请重新打开。',
    null_origin: '此页面处于沙箱中，无法使用。',
    version_host: '此页面版本过旧，请刷新页面或联系页面的提供方。',
    version_guest: '服务端版本过旧，请联系页面的提供方。',
    popup_blocked: '浏览器阻止了新窗口，请允许此页面打开窗口后重试。',
    popup_lost: '窗口在可用之前已关闭或失去联系。',
    origin_not_allowed: '此页面未获许可，请联系页面的提供方。',
    no_answer: '无法连接服务器，请稍后重试。',
    no_ticket: '所选内容已失效，请重新选择。',
    no_token: '未能确认您的登录状态，请重试或联系页面的提供方。',
    destroyed: '页面已将其关闭。',
    declined: '尚未登录。',
  },
  en: {
    frame_blocked: 'This browser or page does not let it be shown here.',
    frame_unreachable: 'It did not load in time. Check the network and try again.',
    frame_removed: 'The page has taken it away.',
    frame_navigated: 'It went to another page. Please open it again.',
    frame_crashed: 'It stopped responding. Please open it again.',
    null_origin: 'This page is in a sandbox that keeps it from working.',
    version_host: 'This page is out of date. Reload it, or tell whoever runs it.',
    version_guest: 'The server is out of date. Please tell whoever runs this page.',
    popup_blocked: 'The browser opened no window. Allow windows for this page and try again.',
    popup_lost: 'The window was closed or cut off before it could be used.',
    origin_not_allowed: 'This page is not allowed to show it. Please tell whoever runs this page.',
    no_answer: 'The server cannot be reached. Please try again later.',
    no_token: 'This page could not sign you in. Try again, or tell whoever runs this page.',
    no_ticket: 'What was chosen is no longer there. Please choose again.',
    destroyed: 'The page has closed it.',
    declined: 'Nobody is signed in.',
  },
};

/** Tells the meaning of a code in a sentence for people; a code that is not known stands for itself. */
export const sentenceOf = (locale: Locale, code: string): string =>
  (SENTENCES[locale] as Readonly<Partial<Record<string, string>>>)[code] ?? code;
