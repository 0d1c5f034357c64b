import type { LoadedPage } from '@chartdock/files';
import type { FirstPage } from '@chartdock/files/picking';
import type { Guest } from '../session/guest.ts';

/** What the components take over of a first picture. */
export interface FirstPicture {
  /** The element that the surface lies in. */
  readonly place: Element;
  readonly guest: Guest;
  /** What was asked for. */
  readonly first: FirstPage;
  /** What came; undefined when the call failed. */
  readonly page: LoadedPage | undefined;
  /** Milliseconds from question to answer. */
  readonly took: number;
}
