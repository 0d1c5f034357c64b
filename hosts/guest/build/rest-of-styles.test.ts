import { describe, expect, it } from 'vitest';
import { restOfStyles } from './rest-of-styles.ts';

describe('the rest of a style sheet', () => {
  it('holds missing selectors, declarations and keyframes', () => {
    const css =
      ':root{--one:1px;--two:2px}.a,.b{top:0}.c:hover{left:0}@keyframes x{50%{top:0}}@keyframes y{50%{top:0}}';
    const first = ':root{--one:1px}.a{top:0}@keyframes x{50%{top:0}}';
    expect(restOfStyles(css, [first])).toBe(
      ':root{--two:2px}.b{top:0}.c:hover{left:0}@keyframes y{50%{top:0}}',
    );
    expect(restOfStyles(css, [first, '.c:hover{left:0}'])).toBe(
      ':root{--two:2px}.b{top:0}@keyframes y{50%{top:0}}',
    );
  });

  it('repeats rules that win over earlier sheets', () => {
    const css = '.a{border-top:0;top:0}.b{border-color:red;left:0}.b .c{border:0}';
    expect(restOfStyles(css, ['.b{border-color:red;left:0}.b .c{border:0}'])).toBe(
      '.a{border-top:0;top:0}.b{border-color:red;left:0}',
    );
  });

  it('goes on with rules said once more', () => {
    const css = '.a{top:0}.b{top:1px}.c{top:2px}';
    expect(restOfStyles(css, ['.b{top:1px}.c{top:2px}'])).toBe(css);
    expect(restOfStyles(css, ['.a{top:0}.b{top:1px}'])).toBe('.c{top:2px}');
  });

  it('ranks weight, importance and layers before order', () => {
    const css = '.a .b{top:0}.c{top:1px}.d{top:2px!important}@layer x{.e{top:3px}}:where(.f) .g{top:4px}';
    const earlier = ['.c{top:1px}.d{top:2px!important}@layer x{.e{top:3px}}:where(.f) .g{top:4px}'];
    expect(restOfStyles(css, earlier)).toBe('.a .b{top:0}');
    // Selectors inside of these may weigh anything.
    expect(restOfStyles('.a .b{top:0}.c:is(.d,#e){top:1px}', ['.c:is(.d,#e){top:1px}'])).toBe(
      '.a .b{top:0}.c:is(.d,#e){top:1px}',
    );
  });

  it('weighs excluded selectors', () => {
    const lifted = '.c:not(#\\#){top:1px}';
    expect(restOfStyles(`.a .b{top:0}${lifted}`, [lifted])).toBe('.a .b{top:0}');
    const alike = '.c:not(.d){top:1px}';
    expect(restOfStyles(`.a .b{top:0}${alike}`, [alike])).toBe(`.a .b{top:0}${alike}`);
  });

  it('keeps groups with their remaining rules', () => {
    const css = '@layer x{@media (min-width:1px){.a{top:0}}.b{top:0}}';
    expect(restOfStyles(css, ['@layer x{@media (min-width:1px){.a{top:0}}}'])).toBe('@layer x{.b{top:0}}');
  });
});
