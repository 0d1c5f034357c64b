import { measureInstalled } from './installed.ts';

/** Ours first; the others do a part of its work: a file picker, the loader of a foreign script, a bridge to a frame. */
const PACKAGES: readonly (readonly string[])[] = [
  ['@chartdock/embed'],
  ['@uppy/core', '@uppy/dashboard'],
  ['@uppy/core'],
  ['@stripe/stripe-js'],
  ['penpal'],
  ['zoid'],
  ['comlink'],
];

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

const [ours, ...others] = PACKAGES.map((names) => ({
  name: names.join(' with '),
  ...measureInstalled(names, import.meta.dirname),
}));
console.log('| package | packages | files | kB | by ours |');
console.log('| --- | ---: | ---: | ---: | ---: |');
for (const one of [ours, ...others]) {
  if (one === undefined || ours === undefined) continue;
  const { name, packages, files, bytes } = one;
  console.log(
    `| ${name} | ${packages} | ${files} | ${kilobytes(bytes)} | ${(bytes / ours.bytes).toFixed(2)} |`,
  );
}
