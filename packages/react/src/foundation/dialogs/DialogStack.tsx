import type { Dialogs, DialogsState, OpenDialog } from '@chartdock/workspace';
import type { JSX } from 'react';
import { DialogSign } from '../primitives/dialogs/dialog-sign.ts';
import { useStore } from '../provider/useStore.ts';
import type { DialogView } from './dialog-drawing.ts';

/** The views of dialogs by name; a dialog without one is not drawn. */
export type DialogViews = Readonly<Record<string, DialogView<never>>>;

/** Properties of {@link DialogStack}. */
export interface DialogStackProps {
  readonly dialogs: Pick<Dialogs, 'getState' | 'subscribe' | 'confirm' | 'cancel' | 'close'>;
  readonly views: DialogViews;
}

const openOf = (state: DialogsState): readonly OpenDialog[] => state.open;

/** Draws the named dialogs that are open, the front one last (DLG-14). */
export const DialogStack = ({ dialogs, views }: DialogStackProps): JSX.Element => (
  <>
    {useStore(dialogs, openOf).map((dialog) => {
      const { name, layer, sign } = dialog;
      // The name pairs a view with the parameters it takes; the compiler cannot follow a name into both.
      const View = views[name] as DialogView | undefined;
      if (View === undefined) return null;
      return (
        <DialogSign.Provider value={sign} key={`${name}-${layer}`}>
          <View
            dialog={dialog}
            onConfirm={(value) => dialogs.confirm(name, value)}
            onCancel={() => dialogs.cancel(name)}
            onClose={() => dialogs.close(name)}
          />
        </DialogSign.Provider>
      );
    })}
  </>
);
