import type { FileAction, FileArea, FileAreaState, FileItem } from '@chartdock/files';
import { actionRow, contentOf, isPicked, offersOn, pickedCount } from '@chartdock/files';
import type { ComponentType, JSX, KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useState } from 'react';
import { useT } from '../../foundation/i18n/useT.ts';
import { chevronLeftIcon, chevronRightIcon } from '../../foundation/icons/interface-icons.ts';
import { Button } from '../../foundation/primitives/Button.tsx';
import { Dialog } from '../../foundation/primitives/dialogs/Dialog.tsx';
import { IconButton } from '../../foundation/primitives/IconButton.tsx';
import { useLatest } from '../../foundation/primitives/useLatest.ts';
import { useStore } from '../../foundation/provider/useStore.ts';
import { factsOf, locationFact } from '../items/file-facts.ts';
import { FactList } from '../items/FactList.tsx';
import { FileThumbnail } from '../list/FileThumbnail.tsx';
import { useNow } from '../list/useNow.ts';
import { neighbourOf } from './neighbours.ts';
import type { KnownRows } from './neighbours.ts';
import { OverlayActions } from './OverlayActions.tsx';
import { overlayTexts } from './texts/overlay-texts.ts';

/** Properties of {@link PreviewOverlay}. */
export interface PreviewOverlayProps {
  readonly area: FileArea;
  /** The file that is shown first. */
  readonly item: FileItem;
  /** Element that holds the list below, which goes along with someone who walks through its files. */
  readonly root: RefObject<HTMLElement | null>;
  readonly userId: string | undefined;
  /** Draws the content of a file. Default its picture. */
  readonly Content: ComponentType<{ readonly item: FileItem }> | undefined;
  /** Carries out an action on the file that is shown. */
  readonly onAction: (action: FileAction, item: FileItem) => void;
  readonly onClose: () => void;
}

const width = 1040;
const none: KnownRows = [];
const rowsOf = ({ list }: FileAreaState): KnownRows => contentOf(list)?.rows ?? none;

const controls = 'button, input, a, [role="menu"], .cd-stage';

/** Whether a key was pressed where it means nothing of its own: not on a button, in a field, or in the picture. */
const isFree = ({ target, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): boolean =>
  target instanceof Element &&
  target.closest(controls) === null &&
  !(altKey || ctrlKey || metaKey || shiftKey);

interface Walk {
  readonly item: FileItem;
  readonly previous: FileItem | undefined;
  readonly next: FileItem | undefined;
  readonly show: (item: FileItem) => void;
  /** Finds the file that is shown in the list below; nothing before someone walked. */
  readonly findRow: () => HTMLElement | null | undefined;
}

/** Walks through the files of the list that lies below, which go on loading as far as someone walks. */
const useWalk = ({ area, item: first, root }: PreviewOverlayProps): Walk => {
  const rows = useStore(area, rowsOf);
  const [shown, show] = useState(first);
  const at = rows.findIndex((row) => row?.id === shown.id);
  useEffect(() => {
    if (at >= 0) void area.ensureRange(Math.max(0, at - 1), Math.min(rows.length - 1, at + 1));
  }, [area, at, rows.length]);
  const findRow: Walk['findRow'] = () =>
    shown === first ? undefined : root.current?.querySelector<HTMLElement>(`[data-cd-index="${at}"]`);
  const latest = useLatest(findRow);
  // A windowed list draws only rows next to its window, so it is scrolled at each step.
  useEffect(() => {
    latest.current()?.scrollIntoView({ block: 'nearest' });
  }, [latest, at]);
  return {
    findRow,
    // A star given meanwhile shows at once.
    item: rows[at] ?? shown,
    previous: neighbourOf(rows, at, -1),
    next: neighbourOf(rows, at, 1),
    show: (item) => {
      const { selection } = area.getState();
      // An item picked by walking through the list is so by walking through its previews: keys mean the one seen last.
      if (isPicked(selection, shown.id) && pickedCount(selection, rows.length) === 1) area.pickOnly(item);
      show(item);
    },
  };
};

/** Shows the content of the files of a list above that list, one at a time, with all actions on them. */
export const PreviewOverlay = (props: PreviewOverlayProps): JSX.Element => {
  const { area, userId, Content, onAction, onClose } = props;
  const t = useT(overlayTexts);
  const now = useNow();
  const factsId = useId();
  const [isExplained, explain] = useState(false);
  const { item, previous, next, show, findRow } = useWalk(props);
  const steps: Readonly<Record<string, (() => void) | undefined>> = {
    ArrowLeft: previous && (() => show(previous)),
    ArrowRight: next && (() => show(next)),
    ' ': onClose,
  };
  const act = (action: FileAction): void => {
    // A dialog of an action takes the place of the preview; these open nothing.
    if (action !== 'star' && action !== 'copyLink') onClose();
    onAction(action, item);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = isFree(event) ? steps[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <div onKeyDown={onKeyDown}>
      <Dialog
        title={item.title}
        closeLabel={t('common.close')}
        width={width}
        height="content"
        closeOnMask
        onClose={onClose}
        returnFocus={findRow}
        footer={
          <>
            <div className="cd-overlay__turn">
              <IconButton
                icon={chevronLeftIcon}
                label={t('overlay.previous')}
                aria-disabled={previous === undefined}
                onClick={steps['ArrowLeft']}
              />
              <IconButton
                icon={chevronRightIcon}
                label={t('overlay.next')}
                aria-disabled={next === undefined}
                onClick={steps['ArrowRight']}
              />
            </div>
            <OverlayActions
              area={area}
              item={item}
              details={{ id: factsId, isOpen: isExplained, onToggle: () => explain(!isExplained) }}
              onAction={act}
            />
            {offersOn(area.offersOf(item), 'overlay')
              .filter(({ action }) => actionRow(action).inOverlay === 'main')
              .map(({ action }) => (
                <Button key={action} look="primary" onClick={() => act(action)}>
                  {t(actionRow(action).label)}
                </Button>
              ))}
          </>
        }
      >
        <div
          className={Content === undefined ? 'cd-overlay' : 'cd-overlay cd-overlay--content'}
          tabIndex={-1}
          data-cd-focus-first
        >
          <span className="cd-hidden" role="status">
            {item.id === props.item.id ? '' : item.title}
          </span>
          <div id={factsId} className="cd-overlay__facts" hidden={!isExplained}>
            <FactList
              facts={[
                ...factsOf(item, { t, now, userId }),
                ...(item.owner?.userId === userId ? [locationFact(item, t)] : []),
              ]}
            />
          </div>
          {Content === undefined ? (
            <FileThumbnail item={item} large />
          ) : (
            <Content key={item.id} item={item} />
          )}
        </div>
      </Dialog>
    </div>
  );
};
