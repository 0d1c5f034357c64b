// Cards with their pictures, which few picks begin with: what draws them, and what holds their place.
export { CardsSkeleton } from '../../files/list/FileListSkeleton.tsx';
export { FileGrid } from '../../files/list/FileGrid.tsx';
