import type { GuestHandlers } from '@chartdock/embed/guest';
import { ROOT_ID } from '@chartdock/files';
import type { PickerTexts } from '@chartdock/react/picker';
import { useMemo, useState } from 'react';
import type { GuestArea } from './guest-area.ts';
import type { LookStore } from '../surface/look.ts';

/** Answers a host about the lists of a picker, in the language it asked for. */
export const useAreaHandlers = (
  { area, texts: first, setLocale }: GuestArea,
  look: LookStore,
): { readonly texts: PickerTexts; readonly handlers: Pick<GuestHandlers, 'onUpdate' | 'onBack'> } => {
  const [texts, setTexts] = useState(first);
  const handlers = useMemo<Pick<GuestHandlers, 'onUpdate' | 'onBack'>>(
    () => ({
      onUpdate: (change) => {
        if (change.locale === undefined || change.locale === look.getState().locale)
          return look.update(change);
        setLocale(change.locale).then(
          (next) => {
            setTexts(next);
            look.update(change);
            void area.refresh();
          },
          () => undefined,
        );
      },
      onBack: () => {
        const { place, search } = area.getState();
        if (search.mode !== 'off') void area.clearSearch();
        else if (place.page === 'diagrams' && place.folderId !== ROOT_ID) void area.openParent();
        else return false;
        return true;
      },
    }),
    [area, look, setLocale],
  );
  return { texts, handlers };
};
