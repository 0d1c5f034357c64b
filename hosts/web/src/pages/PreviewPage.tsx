import { PreviewScreen } from '@chartdock/react/documents';
import type { JSX } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { firstContentOf } from '../app/useFirstFile.ts';
import { signInAddress } from '../navigation/redirect.ts';

/** Shows the file of the address to whoever may see it, by the view link that the address carries (ROUTE-34). */
export const PreviewPage = (): JSX.Element => {
  const [pathname] = useLocation();
  const [query] = useSearchParams();
  const fileId = pathname.split('/')[2] ?? '';
  return (
    <PreviewScreen
      fileId={fileId}
      link={query.get('link') ?? undefined}
      signInAddress={signInAddress(window.location)}
      first={firstContentOf(fileId)}
    />
  );
};
