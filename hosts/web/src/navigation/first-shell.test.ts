import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { routes } from '../routes.tsx';

const choice = readFileSync(new URL('../../build/shell/shell.js', import.meta.url), 'utf8');

/** Runs the script that a page of an address begins with, and returns which shell it chose. */
const shellAt = (pathname: string, kept: Readonly<Record<string, string>> = {}): string | undefined => {
  const attributes: Record<string, string> = {};
  runInNewContext(choice, {
    window: {
      localStorage: { getItem: (key: string) => kept[key] ?? null },
      location: { pathname },
    },
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value;
        },
      },
    },
  });
  return attributes['data-cd-shell'];
};

const known = { 'chartdock.signedIn': 'yes' };
const framed = routes.filter((route) => route.framed).map(({ path }) => path);
const others = routes.filter((route) => !route.framed && route.path !== '/login').map(({ path }) => path);

it.each(['/', '/history/', ...framed])('begins %s with frame or sign-in', (path) => {
  expect([shellAt(path), shellAt(path, known)]).toEqual(['entry', 'frame']);
});

it('begins the sign-in page with itself', () => {
  expect([shellAt('/login'), shellAt('/login', known)]).toEqual(['entry', 'entry']);
});

it.each([...others, '/nowhere'])('begins %s with the mark alone', (path) => {
  expect([shellAt(path), shellAt(path, known)]).toEqual(['mark', 'mark']);
});
