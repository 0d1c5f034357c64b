import type { JSX } from 'react';
import { useMemo } from 'react';
import { useApp } from '../foundation/app/app-context.ts';
import { useAccount } from '../foundation/app/useAccount.ts';
import { DocumentViewer } from './DocumentViewer.tsx';
import type { DocumentViewerProps } from './DocumentViewer.tsx';
import type { FirstContent } from './first-content.ts';
import type { ViewerSource } from './viewer-source.ts';
import { ViewerSourceContext } from './viewer-source.ts';

/** Properties of {@link FileViewer}. */
export interface FileViewerProps extends DocumentViewerProps {
  /** Counts the file as opened by the signed-in person, as an editor does. Default false. */
  readonly opens?: boolean;
  /** Content that the page has of the file already, which then counts as opened. Default nothing. */
  readonly first?: FirstContent | undefined;
}

/** Shows what is in a file to the signed-in person or to a visitor of the app. */
export const FileViewer = ({ opens = false, first, ...props }: FileViewerProps): JSX.Element => {
  const { client, host } = useApp().workspace;
  const { status } = useAccount();
  const source = useMemo((): ViewerSource => {
    // What is read later, such as another palette, opens nothing again.
    let isOpened = !opens;
    let ahead = first;
    return {
      content: async (wish, signal) => {
        // The first canvas is asked for without its id.
        const isSame =
          wish.show === undefined &&
          wish.defId === undefined &&
          wish.theme === ahead?.theme &&
          wish.page === ahead?.page;
        const known = isSame ? await ahead?.content : undefined;
        ahead = undefined;
        if (known !== undefined) {
          isOpened = true;
          return known;
        }
        const content = await client.charts.content(
          { ...wish, ...(isOpened ? {} : { opens: true }) },
          { quiet: true, needToken: status === 'signedIn', ...(signal === undefined ? {} : { signal }) },
        );
        isOpened = true;
        return content;
      },
      openLink: (address) => host.open(address, 'new'),
    };
  }, [client, first, host, opens, status]);
  return (
    <ViewerSourceContext.Provider value={source}>
      <DocumentViewer {...props} onShown={first?.remove} />
    </ViewerSourceContext.Provider>
  );
};
