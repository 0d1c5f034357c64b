import type { EmbedErrorCode, Locale, SurfaceConfig } from '@chartdock/embed/guest';

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

/** Texts around a task. */
export interface SurfaceWords {
  readonly titles: Readonly<Record<SurfaceConfig['task'], string>>;
  readonly close: string;
  readonly done: string;
  readonly failed: string;
  readonly retry: string;
  /** Says that nobody draws a dialog of this name. */
  readonly noDialog: string;
}

const SURFACE: Readonly<Record<Locale, SurfaceWords>> = {
  zh: {
    titles: {
      'pick-files': '选择文件',
      'pick-location': '选择文件夹',
      'file-area': '文件',
      'open-file': '预览',
      dialog: 'Chartdock',
    },
    close: '关闭',
    done: '完成',
    failed: '暂时无法处理您的请求，请稍后再试',
    retry: '重试',
    noDialog: '无法打开此对话框',
  },
  en: {
    titles: {
      'pick-files': 'Choose files',
      'pick-location': 'Choose a folder',
      'file-area': 'Files',
      'open-file': 'Preview',
      dialog: 'Chartdock',
    },
    close: 'Close',
    done: 'Done',
    failed: 'That did not work. Please try again later.',
    retry: 'Try again',
    noDialog: 'This dialog cannot be opened',
  },
};

/** Gives the texts around a task in a language. */
export const surfaceWords = (locale: Locale): SurfaceWords => SURFACE[locale];
