import type { Locale, SurfaceConfig } from '@chartdock/embed/guest';

type Titles = Readonly<Record<SurfaceConfig['task'], string>>;

const TITLES: Readonly<Record<Locale, Titles>> = {
  zh: {
    'pick-files': '选择文件',
    'pick-location': '选择文件夹',
    'choose-template': '选择模板',
    'file-area': '文件',
    'open-file': '预览',
    dialog: 'Chartdock',
  },
  en: {
    'pick-files': 'Choose files',
    'pick-location': 'Choose a folder',
    'choose-template': 'Choose a template',
    'file-area': 'Files',
    'open-file': 'Preview',
    dialog: 'Chartdock',
  },
};

/** Returns what a task is called where the partner names it nothing else. */
export const taskTitle = (task: SurfaceConfig['task'], locale: Locale): string => TITLES[locale][task];

/** Names the document after its task. */
export const nameDocument = (
  { task, title }: Pick<SurfaceConfig, 'task' | 'title'>,
  locale: Locale,
): void => {
  document.title = title ?? taskTitle(task, locale);
};
