import type { EmbedErrorCode, Locale } from '@chartdock/embed/guest';

const TEXTS: Readonly<
  Record<Locale, Readonly<Partial<Record<EmbedErrorCode, string>>> & { readonly other: string }>
> = {
  zh: {
    not_framed: '此页面需要在合作方页面中打开。',
    null_origin: '外层页面处于沙箱中，请在 sandbox 中加入 allow-same-origin。',
    origin_not_allowed: '该页面的来源未登记，无法打开文件选择器。',
    version_host: '页面上的嵌入脚本版本过旧，请更新脚本。',
    version_guest: '服务端版本过旧，请升级服务端。',
    other: '未能与外层页面建立连接，请关闭后重试。',
  },
  en: {
    not_framed: 'This page works only inside a partner page.',
    null_origin: 'The page around this one is sandboxed. Add allow-same-origin to its sandbox.',
    origin_not_allowed: 'The page around this one is not registered, so the picker stays closed.',
    version_host: 'The embed script of this page is too old. Load the current one.',
    version_guest: 'The server is too old for the embed script of this page. Upgrade the server.',
    other: 'The page around this one did not answer. Close this and try again.',
  },
};

/** Says in a language why nobody can be let in. */
export const connectProblem = (locale: Locale, code: EmbedErrorCode | undefined): string =>
  (code === undefined ? undefined : TEXTS[locale][code]) ?? TEXTS[locale].other;

/** Texts of the head of a modal. */
export interface SurfaceWords {
  readonly chooseFiles: string;
  readonly close: string;
}

const SURFACE: Readonly<Record<Locale, SurfaceWords>> = {
  zh: { chooseFiles: '选择文件', close: '关闭' },
  en: { chooseFiles: 'Choose files', close: 'Close' },
};

/** Gives the texts of the head of a modal in a language. */
export const surfaceWords = (locale: Locale): SurfaceWords => SURFACE[locale];
