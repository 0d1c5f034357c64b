import * as collaboration from '@chartdock/contract/calls/collaboration';
import * as collaborationLinks from '@chartdock/contract/calls/collaboration-links';
import * as collaborationRecent from '@chartdock/contract/calls/collaboration-recent';
import * as collaborationRequests from '@chartdock/contract/calls/collaboration-requests';
import { createSharingOverview } from '@chartdock/sharing';
import type { OverviewState, SharingOverview } from '@chartdock/sharing';
import { useEffect, useState } from 'react';
import { useApp } from '../../foundation/app/app-context.ts';
import { useStore } from '../../foundation/provider/useStore.ts';

const wholeState = (state: OverviewState): OverviewState => state;

/** Creates the overview of everything that someone shares, for as long as its dialog is open, and reads it. */
export const useSharingOverview = (): {
  readonly overview: SharingOverview;
  readonly state: OverviewState;
} => {
  const { workspace } = useApp();
  const [overview] = useState(() =>
    createSharingOverview({
      client: workspace.client.bind({
        collaboration: { ...collaboration },
        collaborationLinks: { ...collaborationLinks },
        collaborationRecent: { ...collaborationRecent },
        collaborationRequests: { ...collaborationRequests },
      }),
    }),
  );
  useEffect(() => {
    void overview.load();
  }, [overview]);
  return { overview, state: useStore(overview, wholeState) };
};
