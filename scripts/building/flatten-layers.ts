import type { AtRule, Plugin, Root, Rule } from 'postcss';
import { list } from 'postcss';

/** The lowest layer of our style sheets. What lies in another stands above it, whatever its selectors are worth. */
const LOWEST = 'chartdock';

/** Worth more than all selectors of the lowest layer, and matches everything. */
const LIFT = ':not(#\\#)';

const FIRST_SIMPLE = /^(?:\*|[.#]?[\w-]+|\[[^\]]*\]|:[\w-]+(?:\([^)]*\))?)/;

/** Returns whether the steps of an animation are what a rule stands in; they are no selectors. */
export const isFrame = ({ parent }: Rule): boolean => {
  const around: Partial<AtRule> | undefined = parent?.type === 'atrule' ? parent : undefined;
  return around?.name?.endsWith('keyframes') === true;
};

const liftRules = (layer: AtRule): unknown =>
  layer.walkRules((rule) => {
    if (!isFrame(rule))
      rule.selectors = rule.selectors.map((selector) => selector.replace(FIRST_SIMPLE, `$&${LIFT}`));
  });

/** Our pages hold nothing but `.cd-root`, so a reset of elements needs no scope there, and an element weighs next to nothing. */
const freeResets = (root: Root): unknown =>
  root.walkRules(/:where\(/, (rule) => {
    rule.selectors = rule.selectors.flatMap((selector) => {
      const [, elements] = /^\.cd-root :where\(([^()]*)\)$/.exec(selector) ?? [];
      return elements?.split(',').map((each) => each.trim()) ?? [selector];
    });
  });

/** A list in `:not()` came with Chrome 88. */
const splitNegations = (root: Root): unknown =>
  root.walkRules(/:not\([^()]*,/, (rule) => {
    rule.selector = rule.selector.replace(/:not\(([^()]*,[^()]*)\)/g, (_all, inside: string) =>
      list
        .comma(inside)
        .map((each) => `:not(${each})`)
        .join(''),
    );
  });

/**
 * Makes a PostCSS plugin that takes apart cascade layers and `:where()`, which engines before Chrome 99 and Safari 15.4 skip
 * with all that is in them. For style sheets of pages of our own: in a partner's page the layers must stay.
 */
export const flattenLayers = (): Plugin => ({
  postcssPlugin: 'chartdock-flatten-layers',
  Once: (root) => {
    root.walkAtRules('layer', (layer) => {
      if (layer.params !== LOWEST) liftRules(layer);
      layer.replaceWith(layer.nodes ?? []);
    });
    freeResets(root);
    splitNegations(root);
  },
});
