import type { LocationConfig } from '@chartdock/embed/guest';
import { completeTexts, LocationPicker } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useState } from 'react';
import { placeAt } from '../session/covered.ts';
import type { GuestArea } from '../picking/guest-area.ts';
import { openGuestArea } from '../picking/guest-area.ts';
import { GuestShell } from '../shell/GuestShell.tsx';
import { createLook } from '../surface/look.ts';
import { LookProvider } from '../shell/LookProvider.tsx';
import { openStartPlace } from '../picking/open-start-place.ts';
import { lookupOf } from '../surface/text-lookup.ts';
import type { OpenTask } from '../session/task.types.ts';
import { useAreaHandlers } from '../picking/useAreaHandlers.ts';
import '../styles/later.ts';

const PickLocation = ({
  guest,
  config,
}: {
  readonly guest: GuestArea;
  readonly config: LocationConfig;
}): JSX.Element => {
  const { session, area, keeper, userId } = guest;
  const [look] = useState(() => createLook(session));
  const { texts, handlers } = useAreaHandlers(guest, look);
  const { name, conflict, create, hide = [] } = config;
  return (
    <LookProvider look={look} texts={texts} config={config}>
      <GuestShell session={session} keeper={keeper} look={look} handlers={handlers}>
        {(leave) => (
          <LocationPicker
            area={area}
            userId={userId}
            options={{ name, conflict, create, hide: hide.filter((part) => part !== 'head') }}
            onCancel={leave}
            onCommit={async (chosen) => {
              const place = placeAt(chosen, guest.top);
              if (place === undefined) {
                const message = lookupOf(texts, config)('picker.notHere');
                return { accepted: false, message };
              }
              const answer = await session.commit(place);
              return answer.accepted ? answer : { accepted: false, message: answer.reason };
            }}
          />
        )}
      </GuestShell>
    </LookProvider>
  );
};

/** Gives a task that saves under a name a button of its own, which the partner may name too. */
const withOwnLabel = (config: LocationConfig): LocationConfig =>
  config.confirmLabel === undefined
    ? config
    : { ...config, labels: { 'picker.saveHere': config.confirmLabel, ...config.labels } };

/** Opens the folder picker. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<LocationConfig> = async (_session, _config, guest) => {
  const whole = await openGuestArea(await guest);
  await completeTexts();
  void openStartPlace(whole.area, whole.session);
  return <PickLocation guest={whole} config={withOwnLabel(whole.session.config as LocationConfig)} />;
};
