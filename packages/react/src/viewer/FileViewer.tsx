import type { JSX } from 'react';
import { useMemo } from 'react';
import { useApp } from '../app/app-context.ts';
import { useAccount } from '../app/useAccount.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentViewerProps } from './DocumentViewer.tsx';
import type { ViewerSource } from './viewer-source.ts';
import { ViewerSourceContext } from './viewer-source.ts';

/** Properties of {@link FileViewer}. */
export interface FileViewerProps extends DocumentViewerProps {
  /** Counts the file as opened by the signed-in person, as an editor does. Default false. */
  readonly opens?: boolean;
}

/** Shows what is in a file to the signed-in person or to a visitor of the app. */
export const FileViewer = ({ opens = false, ...props }: FileViewerProps): JSX.Element => {
  const { client, host } = useApp().workspace;
  const { status } = useAccount();
  const source = useMemo((): ViewerSource => {
    // What is read later, such as another palette, opens nothing again.
    let isOpened = !opens;
    return {
      content: async (wish, signal) => {
        const content = await client.charts.content(
          { ...wish, ...(isOpened ? {} : { opens: true }) },
          { quiet: true, needToken: status === 'signedIn', ...(signal === undefined ? {} : { signal }) },
        );
        isOpened = true;
        return content;
      },
      openLink: (address) => host.open(address, 'new'),
    };
  }, [client, host, opens, status]);
  return (
    <ViewerSourceContext.Provider value={source}>
      <DocumentViewer {...props} />
    </ViewerSourceContext.Provider>
  );
};
