import type { Locale, SurfaceConfig } from '@chartdock/embed/guest';

/** Texts around a task that its first picture shows; tasks are named where they are drawn. */
export interface SurfaceTitles {
  readonly close: string;
  readonly failed: string;
}

const TITLES: Readonly<Record<Locale, SurfaceTitles>> = {
  zh: { close: '关闭', failed: '暂时无法处理您的请求，请稍后再试' },
  en: { close: 'Close', failed: 'That did not work. Please try again later.' },
};

/** Gives the texts around a task's first picture in a language. */
export const surfaceTitles = (locale: Locale): SurfaceTitles => TITLES[locale];

/** Surfaces that the page around offers no way out of. */
export const CLOSABLE: ReadonlySet<string> = new Set(['modal', 'page', 'host']);

/**
 * Returns the title in the head of a surface, the usual one of its task where the partner gave none; undefined where there is
 * no head, as in a container without a title of its own.
 */
export const headTitleOf = (
  { surface, title, hide = [] }: Pick<SurfaceConfig, 'surface' | 'title' | 'hide'>,
  usual: string,
): string | undefined =>
  hide.includes('head') || (surface === 'container' && title === undefined) ? undefined : (title ?? usual);

const isFramed = ({ surface }: SurfaceConfig): boolean => surface === 'container' || surface === 'modal';

/** Chooses the element of the title: a landmark in a window of its own; the page that frames it has its own. */
export const headTag = (config: SurfaceConfig): 'div' | 'header' => (isFramed(config) ? 'div' : 'header');

/** Chooses the element of the content: the main part of a window of its own, unless it brings one, as a preview does. */
export const contentTag = (config: SurfaceConfig): 'div' | 'main' =>
  isFramed(config) || config.task === 'open-file' ? 'div' : 'main';
