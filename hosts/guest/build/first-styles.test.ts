import { describe, expect, it } from 'vitest';
import { firstStylesOf } from './first-styles.ts';

const styles = (css: string, script: string, later = /:hover/): string =>
  firstStylesOf(css, { script, later });

describe('the styles of a first picture', () => {
  it('are the rules of the script’s classes', () => {
    const css = '.cd-b{color:red}.cd-c{color:red}.cd-a .cd-b,.cd-c .cd-b{top:0}body{margin:0}';
    expect(styles(css, `"cd-a"; "cd-b cd-x"`)).toBe('.cd-b{color:red}.cd-a .cd-b{top:0}body{margin:0}');
  });

  it('know the common beginning of names on its own', () => {
    const css = '.guest{height:100%}.guest__head{top:0}';
    expect(styles(css, 'box("guest cd-root")')).toBe('.guest{height:100%}');
    expect(styles(css, 'box("guest__head"),find("#guest"),{guest:1}')).toBe('.guest__head{top:0}');
  });

  it('take a composed name for every such name', () => {
    expect(styles('.cd-row__title{top:0}.cd-rows{top:0}', 'cell = `cd-row__${name}`')).toBe(
      '.cd-row__title{top:0}',
    );
  });

  it('leave out later rules and empty groups', () => {
    expect(styles('@media (min-width:1px){.cd-a:hover{top:0}}.cd-a{top:0}', '"cd-a"')).toBe('.cd-a{top:0}');
  });

  it('leave out unused properties and keyframes', () => {
    const css =
      ':root{--cd-used:1px;--cd-base:2px;--cd-over:var(--cd-base)}.cd-a{top:var(--cd-used);animation:cd-in 1s}' +
      '@keyframes cd-in{50%{top:0}}@keyframes cd-out{50%{left:var(--cd-over)}}';
    expect(styles(css, '"cd-a"')).toBe(
      ':root{--cd-used:1px}.cd-a{top:var(--cd-used);animation:cd-in 1s}@keyframes cd-in{50%{top:0}}',
    );
  });
});

describe('a style sheet', () => {
  it('is written as it was read', () => {
    const css =
      '@layer x{.cd-a:not(.cd-b,.cd-c)::before{content:";";background:url("data:image/svg+xml,x;y")}}' +
      '.cd-a[title="h,i"]{--own: ;top:0}';
    expect(styles(css, '"cd-a cd-b cd-c"')).toBe(css);
  });

  it('without an end is refused', () => {
    expect(() => styles('.cd-a{top:0', '"cd-a"')).toThrow('Unclosed block');
  });
});
