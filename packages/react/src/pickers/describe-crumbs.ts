import type { Crumb } from '@chartdock/contract';
import { ROOT_ID } from '@chartdock/files';
import type { Make } from '../foundation/drawing/make.types.ts';
import type { TranslateText } from '../foundation/i18n/text-keys.ts';
import { crumbSteps } from './crumb-steps.ts';

/** The way to an open folder. */
export interface DescribedCrumbs<Made, Handler> {
  /** Folders from the top down to the open one; empty at the root. */
  readonly chain: readonly Crumb[];
  readonly t: TranslateText;
  /** Makes what stands before every step but the first. */
  readonly arrow: () => Made;
  /** Makes the handler of a step. */
  readonly onPress?: (folderId: string) => Handler;
}

/** Describes the way to the open folder in one line; three dots lead up to the folder above the last two. */
export const describeCrumbs = <Made, Handler>(
  make: Make<Made, Handler>,
  { chain, t, arrow, onPress }: DescribedCrumbs<Made, Handler>,
): Made =>
  make(
    'nav',
    { class: 'cd-crumbs', 'aria-label': t('crumb.label') },
    make(
      'ol',
      { class: 'cd-crumbs__list' },
      ...crumbSteps(chain, t).map(({ folderId, title, text, isOpen, isFixed }) => {
        const isTop = folderId === ROOT_ID;
        return make(
          'li',
          {
            'data-cd-key': folderId,
            class: isFixed ? 'cd-crumbs__step cd-crumbs__step--fixed' : 'cd-crumbs__step',
          },
          ...(isTop ? [] : [arrow()]),
          make(
            'button',
            {
              type: 'button',
              class: isTop ? 'cd-crumb cd-crumb--only' : 'cd-crumb',
              'aria-current': isOpen ? 'page' : undefined,
              'aria-label': isFixed ? title : undefined,
              title,
              onClick: onPress?.(folderId),
            },
            text,
          ),
        );
      }),
    ),
  );
