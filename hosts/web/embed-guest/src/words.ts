import type { EmbedErrorCode, Locale, SurfaceConfig } from '@chartdock/embed/guest';

const NO_ANSWER: Readonly<Record<Locale, string>> = {
  zh: '未能与外层页面建立连接，请关闭后重试。',
  en: 'The page around this one did not answer. Close this and try again.',
};

/** Says in a language why nobody can be let in. */
export const connectProblem = async (locale: Locale, code: EmbedErrorCode | undefined): Promise<string> => {
  try {
    const { CONNECT_WORDS } = await import('./connect-words.ts');
    return (code === undefined ? undefined : CONNECT_WORDS[locale][code]) ?? NO_ANSWER[locale];
  } catch {
    return NO_ANSWER[locale];
  }
};

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
