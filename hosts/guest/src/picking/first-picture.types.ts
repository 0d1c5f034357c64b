import type { LoadedPage } from '@chartdock/files';
import type { FirstPage } from '@chartdock/files/picking';
import type { Guest } from '../session/guest.ts';

/** Parts of a first picture that the components take over. */
export interface FirstPicture {
  /** The element that the surface lies in. */
  readonly place: Element;
  readonly guest: Guest;
  /** Page that was asked for. */
  readonly first: FirstPage;
  /** Page that came; undefined when the call failed. */
  readonly page: LoadedPage | undefined;
  /** Milliseconds from question to answer. */
  readonly took: number;
}
