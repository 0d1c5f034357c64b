import type { DialogName, Dialogs, DialogsState, OpenDialog, OpenDialogOf } from '@chartdock/workspace';
import type { ComponentType, JSX } from 'react';
import { useStore } from '../provider/useStore.ts';

/** What the view of a named dialog gets. */
export interface DialogViewProps<Name extends DialogName> {
  /** The open dialog: its parameters and its size. */
  readonly dialog: OpenDialogOf<Name>;
  /** Ends it as its OK button does. */
  readonly onConfirm: (value?: unknown) => void;
  /** Ends it as its Cancel button does. */
  readonly onCancel: () => void;
  /** Takes it away without a word. */
  readonly onClose: () => void;
}

/** The views of named dialogs; a dialog without one is not drawn. */
export type DialogViews = { readonly [Name in DialogName]?: ComponentType<DialogViewProps<Name>> };

/** Properties of {@link DialogStack}. */
export interface DialogStackProps {
  readonly dialogs: Dialogs;
  readonly views: DialogViews;
}

const openOf = (state: DialogsState): readonly OpenDialog[] => state.open;

/** Draws the named dialogs that are open, the front one last (DLG-14). */
export const DialogStack = ({ dialogs, views }: DialogStackProps): JSX.Element => (
  <>
    {useStore(dialogs, openOf).map((dialog) => {
      // The table pairs each name with its own view; the compiler cannot follow an index into both.
      const View = views[dialog.name] as ComponentType<DialogViewProps<DialogName>> | undefined;
      if (View === undefined) return null;
      const { name, layer } = dialog;
      return (
        <View
          key={`${name}-${layer}`}
          dialog={dialog}
          onConfirm={(value) => dialogs.confirm(name, value)}
          onCancel={() => dialogs.cancel(name)}
          onClose={() => dialogs.close(name)}
        />
      );
    })}
  </>
);
