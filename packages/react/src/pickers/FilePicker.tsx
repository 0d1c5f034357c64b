import type { FileItem, PickLinks } from '@chartdock/files';
import type { FilePick, PickAnswer, PickVerdict } from '@chartdock/files/picking';
import { createPick } from '@chartdock/files/picking';
import type { JSX, KeyboardEvent } from 'react';
import { useEffect, useState } from 'react';
import { propertiesOf } from '../foundation/drawing/draw.ts';
import { pickerAttributes } from './picker-places.ts';
import { useT } from '../foundation/i18n/useT.ts';
import { useLatest } from '../foundation/primitives/useLatest.ts';
import { useStore } from '../foundation/provider/useStore.ts';
import type {
  ImportProgress,
  PickerLists,
  PickerMaking,
  PickerOptions,
  RunCommand,
  SearchMemory,
  ViewMemory,
} from './picker.types.ts';
import { PickerFiles } from './PickerFiles.tsx';
import { PickerHead } from './PickerHead.tsx';
import type * as PickerLink from './PickerLink.tsx';
import { PickerMakingButtons } from './PickerMakingButtons.tsx';
import { PickerTray } from './PickerTray.tsx';
import type { LoadPreviews } from './preview/preview.types.ts';
import { useCanMake } from './useCanMake.ts';
import { useLater } from '../foundation/app/useLater.ts';
import { useLaterParts } from './useLaterParts.ts';
import { isComposing } from '../foundation/primitives/fields/is-composing.ts';

/** Properties of {@link FilePicker}. */
export interface FilePickerProps {
  /** The lists that are shown; the picker opens its start folder when nothing is open yet. */
  readonly area: PickerLists;
  /** Read once, when the picker is mounted. */
  readonly options?: PickerOptions;
  /** The signed-in person. */
  readonly userId?: string | undefined;
  /** A choice that is kept elsewhere, made by `createPick`; it takes the place of `initial`, `onCommit` and `check`. Default: one of the picker's own. */
  readonly pick?: FilePick | undefined;
  /** Choice at the start, e.g. before a reload. Default nothing. */
  readonly initial?: readonly FileItem[] | undefined;
  /** Takes the pick over; the picker waits for the response and stays open when it was refused. */
  readonly onCommit?: ((items: readonly FileItem[]) => Promise<PickAnswer>) | undefined;
  /** Asks which of at most 100 files can be picked. Default: all. */
  readonly check?: ((items: readonly FileItem[]) => Promise<readonly PickVerdict[]>) | undefined;
  /** Makes the links of what is picked; whoever takes the pick over asks it to, before. The picker draws what belongs to it. Default: none are made. */
  readonly links?: PickLinks | undefined;
  /** Reads what is in the chosen files, to be seen before they are taken. Default: the picker shows no previews. */
  readonly previews?: LoadPreviews | undefined;
  readonly onCancel: () => void;
  /** Is told what is chosen after every change. */
  readonly onSelection?: ((items: readonly FileItem[]) => void) | undefined;
  /** Runs one of the commands of the options. */
  readonly onCommand?: RunCommand | undefined;
  /** Makes folders and files. Default: the picker offers neither. */
  readonly making?: PickerMaking | undefined;
  /** Offers to make a folder; needs `making`. Default false. */
  readonly create?: boolean | undefined;
  /** Offers to import files; needs `making`. Default false. */
  readonly upload?: boolean | undefined;
  /** Is told how far an import is. */
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  /** Remembers searches. Default: none are offered again. */
  readonly searches?: SearchMemory | undefined;
  /** Remembers how files are shown. Default: every picker begins with rows. */
  readonly views?: ViewMemory | undefined;
  /** Reads the time in epoch milliseconds. Default the system's. */
  readonly now?: () => number;
}

const noOptions: PickerOptions = {};

/** Loads what few pickers draw. */
const loadLink = async (): Promise<typeof PickerLink> => import('./PickerLink.tsx');

const acceptAll = (): Promise<PickAnswer> => Promise.resolve({ accepted: true });

const useOwnPick = (props: FilePickerProps): FilePick => {
  const { pick, options = noOptions, initial, onCommit, check } = props;
  const commit = useLatest(onCommit);
  const [own] = useState(
    () =>
      pick ??
      createPick({
        rules: options,
        initial,
        ask: check,
        onCommit: (items) => (commit.current ?? acceptAll)(items),
      }),
  );
  return own;
};

/** Draws the file picker: tabs, search, folders, one or several files, and a bar with Choose and Cancel. */
export const FilePicker = (props: FilePickerProps): JSX.Element => {
  const { area, options = noOptions, onCancel, making, links, create = false, upload = false } = props;
  const t = useT();
  const pick = useOwnPick(props);
  const link = useLater(loadLink, links !== undefined);
  const later = useLaterParts(links !== undefined);
  const busy = useStore(pick, (state) => state.busy);
  const canMake = useCanMake(area, making);
  const told = useLatest(props.onSelection);
  useEffect(() => {
    if (area.getState().list.status === 'idle') void area.openStartFolder();
  }, [area]);
  useEffect(
    () =>
      pick.subscribe(({ chosen }, before) => {
        if (chosen !== before.chosen) told.current?.([...chosen.values()]);
      }),
    [pick, told],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    onCancel();
  };
  return (
    <section {...propertiesOf(pickerAttributes(options, t))} aria-busy={busy} onKeyDown={onKeyDown}>
      <PickerHead
        area={area}
        tabs={options.tabs}
        hide={options.hide}
        searches={props.searches}
        actions={
          making !== undefined && canMake && (create || upload) ? (
            <PickerMakingButtons
              making={making}
              create={create}
              upload={upload}
              onFile={(item) => void pick.add([item])}
              onProgress={props.onProgress}
            />
          ) : undefined
        }
      />
      <PickerFiles
        area={area}
        pick={pick}
        views={props.views}
        previews={props.previews}
        userId={props.userId}
        now={props.now}
      />
      {links !== undefined && link !== undefined && later !== undefined && (
        <link.PickerLink links={links} onConfirm={() => void pick.commit()} />
      )}
      <PickerTray
        pick={pick}
        commands={options.commands}
        onCommand={props.onCommand}
        onCancel={onCancel}
        previews={props.previews}
        hidden={options.hide?.includes('tray') === true}
      />
    </section>
  );
};
