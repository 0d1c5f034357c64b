import type { EmbedErrorCode, Locale } from '@chartdock/embed/guest';

/** Why nobody can be let in, where more is known than that nobody answered. */
const CONNECT_WORDS: Readonly<Record<Locale, Readonly<Partial<Record<EmbedErrorCode, string>>>>> = {
  zh: {
    not_framed: '此页面需要在合作方页面中打开。',
    popup_lost: '此窗口与打开它的页面失去了联系。请关闭窗口，回到该页面重试。',
    null_origin: '外层页面处于沙箱中，请在 sandbox 中加入 allow-same-origin。',
    origin_not_allowed: '该页面的来源未登记，无法打开文件选择器。',
    version_host: '页面上的嵌入脚本版本过旧，请更新脚本。',
    version_guest: '服务端版本过旧，请升级服务端。',
  },
  en: {
    not_framed: 'This page works only inside a partner page.',
    popup_lost: 'This window was cut off from the page that opened it. Close it, and go back to that page.',
    null_origin: 'The page around this one is sandboxed. Add allow-same-origin to its sandbox.',
    origin_not_allowed: 'The page around this one is not registered, so the picker stays closed.',
    version_host: 'The embed script of this page is too old. Load the current one.',
    version_guest: 'The server is too old for the embed script of this page. Upgrade the server.',
  },
};

const NO_ANSWER: Readonly<Record<Locale, string>> = {
  zh: '未能与外层页面建立连接，请关闭后重试。',
  en: 'The page around this one did not answer. Close this and try again.',
};

/** Says in a language why nobody can be let in, by the code of the failure. */
export const connectWords = (locale: Locale, code: EmbedErrorCode | undefined): string =>
  (code === undefined ? undefined : CONNECT_WORDS[locale][code]) ?? NO_ANSWER[locale];
