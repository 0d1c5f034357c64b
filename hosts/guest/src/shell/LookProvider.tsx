import type { GuestSession } from '@chartdock/embed/guest';
import type { PickerTexts } from '@chartdock/react/picker';
import { PickerProvider, useStore } from '@chartdock/react/picker';
import type { JSX, ReactNode } from 'react';
import type { Look, LookStore } from '../surface/look.ts';
import { lookupOf } from '../surface/text-lookup.ts';

/** Properties of {@link LookProvider}. */
export interface LookProviderProps {
  readonly look: LookStore;
  readonly texts: PickerTexts;
  readonly config: GuestSession['config'];
  readonly children: ReactNode;
}

const lookOf = (look: Look): Look => look;

const loadStyles = (): Promise<unknown> => import('../styles/later.ts');

/** Gives a picker its look, and texts in which the partner's labels stand in for those of ours. */
export const LookProvider = ({ look, texts, config, children }: LookProviderProps): JSX.Element => {
  const now = useStore(look, lookOf);
  return (
    <PickerProvider
      locale={now.locale}
      t={lookupOf(texts, config)}
      theme={now.theme}
      loadBeside={loadStyles}
      fill
    >
      {children}
    </PickerProvider>
  );
};
