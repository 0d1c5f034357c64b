import type { FileItem } from '@chartdock/files';
import type { FilePick, PickState } from '@chartdock/files/picking';
import type { JSX } from 'react';
import { useRef } from 'react';
import { FileThumbnail } from '../../files/list/FileThumbnail.tsx';
import { useT } from '../../foundation/i18n/useT.ts';
import { closeIcon } from '../../foundation/icons/list-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useStore } from '../../foundation/provider/useStore.ts';
import type { LoadPreviews } from '../preview/preview.types.ts';
import { PreviewButton } from '../preview/PreviewButton.tsx';
import { trayTexts } from './texts/tray-texts.ts';

/** Properties of {@link ChosenFiles}. */
export interface ChosenFilesProps {
  readonly pick: FilePick;
  /** Shows what is in the files. Default: nothing offers it. */
  readonly previews: LoadPreviews | undefined;
}

const chosenOf = ({ chosen }: PickState): PickState['chosen'] => chosen;

/** Draws what is chosen: a pick of several with the way to take each file back, and the way to what is in them. */
export const ChosenFiles = ({ pick, previews }: ChosenFilesProps): JSX.Element => (
  <>
    {pick.rules.multiple === true && <ChosenList pick={pick} />}
    {previews !== undefined && <PreviewButton pick={pick} previews={previews} />}
  </>
);

/** Draws the chosen files in the order they were chosen. */
const ChosenList = ({ pick }: Pick<ChosenFilesProps, 'pick'>): JSX.Element => {
  const t = useT(trayTexts);
  const list = useRef<HTMLUListElement>(null);
  const chosen = [...useStore(pick, chosenOf).values()];
  const takeBack = (item: FileItem, at: number): void => {
    void pick.press(item);
    // The button goes; the one that comes into its place takes the focus.
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[at + 1] ?? buttons[at - 1])?.focus();
  };
  return (
    <div className="cd-chosen">
      <ul ref={list} className="cd-chosen__files" aria-label={t('tray.label')}>
        {chosen.map((item, at) => (
          <li key={item.id} className="cd-chosen__file">
            <FileThumbnail item={item} />
            <span className="cd-chosen__title" title={item.title}>
              {item.title}
            </span>
            <IconButton
              icon={closeIcon}
              scale="small"
              label={t('tray.remove', { title: item.title })}
              onClick={() => takeBack(item, at)}
            />
          </li>
        ))}
      </ul>
      {chosen.length > 1 && (
        <Button look="ghost" onClick={() => pick.clear()}>
          {t('tray.clear')}
        </Button>
      )}
    </div>
  );
};
