import { describe, expect, it } from 'vitest';
import { routes } from '../routes.tsx';
import { findFile } from './find-file.ts';

const at = (address: string) => findFile(new URL(address, 'https://charts.example'));

describe('findFile', () => {
  it.each([
    ['/preview/c1', { id: 'c1', opens: false }],
    ['/preview/c1?link=l1', { id: 'c1', opens: false, link: 'l1' }],
    ['/mindmap/c1', { id: 'c1', opens: true }],
    ['/diagraming/c1?link=l1', { id: 'c1', opens: true }],
  ])('reads the file that %s shows', (address, file) => {
    expect(at(address)).toEqual(file);
  });

  it('knows exactly the pages of files', () => {
    const known = routes
      .map(({ path }) => path)
      .filter((path) => at(path.replace(':id', 'c1')) !== undefined);
    expect(known).toEqual(routes.map(({ path }) => path).filter((path) => path.endsWith('/:id')));
  });
});
