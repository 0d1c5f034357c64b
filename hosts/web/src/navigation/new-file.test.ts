import { expect, it } from 'vitest';
import { newFileRequest } from './new-file.ts';

const requestOf = (query: string) => newFileRequest(new URLSearchParams(query));

it('reads kind and folder of blank files', () => {
  expect(requestOf('category=mind&folder=f1')).toEqual({ type: 'blank', category: 'mind', folderId: 'f1' });
  expect(requestOf('category=flow')).toEqual({ type: 'blank', category: 'flow', folderId: undefined });
});

it('shows the choice when nothing is asked for', () => {
  expect(requestOf('')).toEqual({ type: 'choose', folderId: undefined });
  expect(requestOf('category=&folder=f1')).toEqual({ type: 'choose', folderId: 'f1' });
});

it('knows an unknown kind and a template', () => {
  expect(requestOf('category=constructor')).toEqual({ type: 'unknown', folderId: undefined });
  expect(requestOf('category=flow&template=t1')).toEqual({ type: 'template', templateId: 't1', teamId: '' });
});
