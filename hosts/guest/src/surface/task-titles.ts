import type { Locale, PickConfig, SurfaceConfig } from '@chartdock/embed/guest';

type Titles = Readonly<Record<SurfaceConfig['task'] | 'pick-one', string>>;

const TITLES: Readonly<Record<Locale, Titles>> = {
  zh: {
    'pick-files': '选择文件',
    'pick-one': '选择文件',
    'pick-location': '选择文件夹',
    'choose-template': '选择模板',
    'file-area': '文件',
    'open-file': '预览',
    dialog: 'Chartdock',
  },
  en: {
    'pick-files': 'Choose files',
    'pick-one': 'Choose a file',
    'pick-location': 'Choose a folder',
    'choose-template': 'Choose a template',
    'file-area': 'Files',
    'open-file': 'Preview',
    dialog: 'Chartdock',
  },
};

/** A task to be named; a pick of files says whether it is one of several. */
type NamedTask = Pick<SurfaceConfig, 'task'> & Partial<Pick<PickConfig, 'multiple'>>;

/** Returns the title of a task where the partner names it nothing else. */
export const taskTitle = (config: NamedTask, locale: Locale): string =>
  TITLES[locale][config.multiple === false ? 'pick-one' : config.task];

/** Names the document after its task. */
export const nameDocument = (config: NamedTask & Pick<SurfaceConfig, 'title'>, locale: Locale): void => {
  document.title = config.title ?? taskTitle(config, locale);
};
