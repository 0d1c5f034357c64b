import type { Locale, SurfaceConfig } from '@chartdock/embed/guest';

/** Texts around a task that its first picture shows. */
export interface SurfaceTitles {
  readonly titles: Readonly<Record<SurfaceConfig['task'], string>>;
  readonly close: string;
  readonly failed: string;
}

const TITLES: Readonly<Record<Locale, SurfaceTitles>> = {
  zh: {
    titles: {
      'pick-files': '选择文件',
      'pick-location': '选择文件夹',
      'file-area': '文件',
      'open-file': '预览',
      dialog: 'Chartdock',
    },
    close: '关闭',
    failed: '暂时无法处理您的请求，请稍后再试',
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
    failed: 'That did not work. Please try again later.',
  },
};

/** Gives the texts around a task's first picture in a language. */
export const surfaceTitles = (locale: Locale): SurfaceTitles => TITLES[locale];

/** Surfaces that the page around offers no way out of. */
export const CLOSABLE: ReadonlySet<string> = new Set(['modal', 'page', 'host']);

/** Returns the title in the head of a surface; undefined where there is no head, as in a container without a title of its own. */
export const headTitleOf = (
  { surface, title, hide = [], task }: SurfaceConfig & { readonly hide?: readonly string[] },
  locale: Locale,
): string | undefined => {
  if (hide.includes('head') || (surface === 'container' && title === undefined)) return undefined;
  return title ?? surfaceTitles(locale).titles[task];
};

const isFramed = ({ surface }: SurfaceConfig): boolean => surface === 'container' || surface === 'modal';

/** What holds the title: a landmark in a window of its own; the page that frames it has its own. */
export const headTag = (config: SurfaceConfig): 'div' | 'header' => (isFramed(config) ? 'div' : 'header');

/** What holds the content: the main part of a window of its own, unless it brings one, as a preview does. */
export const contentTag = (config: SurfaceConfig): 'div' | 'main' =>
  isFramed(config) || config.task === 'open-file' ? 'div' : 'main';
