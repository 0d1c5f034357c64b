import type { LocationConfig } from '@chartdock/embed/guest';
import { completeTexts, LocationPicker } from '@chartdock/react/picker';
import type { JSX } from 'react';
import { useState } from 'react';
import { createGuestArea, type GuestArea } from '../guest-area.ts';
import { GuestShell } from '../GuestShell.tsx';
import { createLook } from '../look.ts';
import { LookProvider } from '../LookProvider.tsx';
import { openStartPlace } from '../open-start-place.ts';
import type { OpenTask } from './task.types.ts';
import { useAreaHandlers } from './useAreaHandlers.ts';

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
            onCommit={async (place) => {
              const answer = await session.commit(place);
              return answer.accepted ? answer : { accepted: false, message: answer.reason };
            }}
          />
        )}
      </GuestShell>
    </LookProvider>
  );
};

/** Opens the folder picker. Rejects when the signed-in person cannot be loaded. */
export const open: OpenTask<LocationConfig> = async (session, config, guest) => {
  const whole = createGuestArea(await guest);
  await completeTexts();
  void openStartPlace(whole.area, session);
  return <PickLocation guest={whole} config={config} />;
};
