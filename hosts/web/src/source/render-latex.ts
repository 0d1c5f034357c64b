import { ParseError, renderToString } from 'katex';
import 'katex/dist/katex.min.css';
import { formulasOf } from './source-document.ts';
import { SourceProblem } from './source.types.ts';

/** Draws one formula. Links, pictures and styles of other people's sources stay off, and macros end (trust is off). */
const drawFormula = (formula: string, source: string): HTMLElement => {
  const element = document.createElement('div');
  element.className = 'web-source__formula';
  try {
    // The markup is made of nodes by the parser and put in as nodes, since nothing in it may run.
    const { body } = new DOMParser().parseFromString(
      renderToString(formula, {
        displayMode: true,
        strict: 'ignore',
        trust: false,
        maxSize: 40,
        maxExpand: 500,
      }),
      'text/html',
    );
    element.append(...body.childNodes);
    return element;
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    const at = source.indexOf(formula) + (Number.isFinite(error.position) ? error.position : 0);
    throw new SourceProblem(error.rawMessage, source.slice(0, at).split('\n').length);
  }
};

/** Draws formulas, one below the other. */
export const renderLatex = (source: string): readonly Node[] =>
  formulasOf(source).map((formula) => drawFormula(formula, source));
