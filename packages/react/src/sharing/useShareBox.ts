import * as collaboration from '@chartdock/contract/calls/collaboration';
import * as collaborationLinks from '@chartdock/contract/calls/collaboration-links';
import * as collaborationRecent from '@chartdock/contract/calls/collaboration-recent';
import * as collaborationRequests from '@chartdock/contract/calls/collaboration-requests';
import * as shareActivity from '@chartdock/contract/calls/share-activity';
import * as shareSwitches from '@chartdock/contract/calls/share-switches';
import { createShareBox } from '@chartdock/sharing';
import type { SharedItem, ShareBox, ShareBoxState } from '@chartdock/sharing';
import { useEffect, useState } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { useStore } from '../foundation/provider/useStore.ts';

const wholeState = (state: ShareBoxState): ShareBoxState => state;

/** Creates what shares one file or folder, for as long as its dialog is open, and reads how it is shared. */
export const useShareBox = (item: SharedItem): { readonly box: ShareBox; readonly state: ShareBoxState } => {
  const { workspace, directory } = useApp();
  const [box] = useState(() => {
    const client = workspace.client.bind({
      collaboration: { ...collaboration },
      collaborationLinks: { ...collaborationLinks },
      collaborationRecent: { ...collaborationRecent },
      collaborationRequests: { ...collaborationRequests },
      shareActivity: { ...shareActivity },
      shareSwitches: { ...shareSwitches },
    });
    return createShareBox({ client, item, directory });
  });
  useEffect(() => {
    void box.load();
    void box.find('');
  }, [box]);
  return { box, state: useStore(box, wholeState) };
};
