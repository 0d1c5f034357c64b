/** Panel beside a picture. */
export type ViewerPanel = 'search' | 'outline' | 'present';
