import { describe, expect, it } from 'vitest';
import { answerFor, cacheName, outdatedCaches } from './shell-rules.ts';

const shell = {
  origin: 'https://charts.example.com',
  files: new Set(['/', '/boot.js', '/assets/index-abc.js']),
};
const answer = (path: string, destination = '', method = 'GET'): string =>
  answerFor({ method, destination, url: new URL(path, shell.origin).href }, shell);

describe('the shell that is kept', () => {
  it('answers its own files and pages', () => {
    expect(answer('/assets/index-abc.js', 'script')).toBe('file');
    expect(answer('/boot.js', 'script')).toBe('file');
    expect(answer('/', 'document')).toBe('page');
    expect(answer('/diagrams?folder=x', 'document')).toBe('page');
    expect(answer('/payment?plan=member-year', 'document')).toBe('page');
  });

  it.each([
    ['/api/personal/file/load_files', ''],
    ['/api/personal/export', 'document'],
    ['/v1/openid', 'document'],
    ['/embed/v1/?client=partner', 'iframe'],
    ['/embed/v1/?client=partner', 'document'],
    ['/embed.js', 'script'],
    ['/embed-client.js', 'script'],
    ['/photo/1.png', 'image'],
    ['/pay/wechat/payer?code=1&state=2', 'document'],
    ['/boot.js?fresh', 'script'],
    ['/diagrams', 'iframe'],
    ['/assets/index-other.js', 'script'],
    ['https://other.example/boot.js', 'script'],
  ])('leaves %s for a %j to the network', (path, destination) => {
    expect(answer(path, destination)).toBe('pass');
  });

  it('leaves everything but GET to the network', () => {
    expect(answer('/diagrams', 'document', 'POST')).toBe('pass');
  });

  it('clears all versions but two of ours', () => {
    const names = ['other', cacheName('1'), cacheName('2'), cacheName('3')];
    expect(outdatedCaches(names)).toEqual([cacheName('1')]);
    expect(outdatedCaches(names.slice(0, 3))).toEqual([]);
  });
});
