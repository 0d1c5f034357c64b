import type { TextKey } from '../foundation/i18n/text-keys.ts';
import type { SourceTextKey } from './texts/source-texts.ts';

/** A language that a picture is written in. */
export type SourceLanguage = 'latex' | 'mermaid';

/** A piece of source that a person starts from. */
export interface SourceSnippet {
  readonly id: string;
  readonly label: SourceTextKey | TextKey;
  readonly source: string;
}

/** Facts about a language in the source editor. */
export interface SourceDefinition {
  readonly language: SourceLanguage;
  readonly title: TextKey;
  readonly hint: SourceTextKey;
  /** Name of a file nobody has named yet. */
  readonly fileTitle: TextKey;
  readonly snippets: readonly SourceSnippet[];
  /** Whether a source is one picture, so that an example takes the place of what is there. */
  readonly holdsOne: boolean;
}

const snippet = (id: string, label: SourceTextKey | TextKey, ...lines: readonly string[]): SourceSnippet => ({
  id,
  label,
  source: lines.join('\n'),
});

/** Holds each language with its examples, which are texts of our own. */
export const SOURCE_LANGUAGES: Readonly<Record<SourceLanguage, SourceDefinition>> = {
  latex: {
    language: 'latex',
    title: 'create.latex',
    hint: 'source.latexHint',
    fileTitle: 'create.latex',
    holdsOne: false,
    snippets: [
      snippet('fraction', 'source.fraction', String.raw`x = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}`),
      snippet('sum', 'source.sum', String.raw`\sum_{k=1}^{n} k = \frac{n(n+1)}{2}`),
      snippet('integral', 'source.integral', String.raw`\int_0^1 x^2 \, dx = \frac{1}{3}`),
      snippet('matrix', 'source.matrix', String.raw`A = \begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`),
      snippet(
        'cases',
        'source.cases',
        String.raw`f(n) = \begin{cases} n / 2 & n \text{ even} \\ 3n + 1 & n \text{ odd} \end{cases}`,
      ),
      snippet(
        'aligned',
        'source.aligned',
        String.raw`\begin{aligned}`,
        String.raw`  y &= (x + 1)^2 \\`,
        String.raw`    &= x^2 + 2x + 1`,
        String.raw`\end{aligned}`,
      ),
    ],
  },
  mermaid: {
    language: 'mermaid',
    title: 'create.mermaid',
    hint: 'source.mermaidHint',
    fileTitle: 'create.mermaid',
    holdsOne: true,
    snippets: [
      snippet(
        'flow',
        'kind.flow',
        'flowchart LR',
        '  idea[Idea] --> draft[Draft]',
        '  draft --> review{Good?}',
        '  review -- no --> draft',
        '  review -- yes --> done[Publish]',
      ),
      snippet(
        'sequence',
        'source.sequence',
        'sequenceDiagram',
        '  participant Shop',
        '  participant Bank',
        '  Shop->>Bank: Charge 12.00',
        '  Bank-->>Shop: Accepted',
      ),
      snippet(
        'gantt',
        'source.gantt',
        'gantt',
        '  dateFormat YYYY-MM-DD',
        '  section Build',
        '  Design :a, 2026-01-05, 5d',
        '  Code   :b, after a, 10d',
        '  section Ship',
        '  Test   :after b, 4d',
      ),
      snippet(
        'class',
        'source.class',
        'classDiagram',
        '  Folder "1" o-- "many" File',
        '  Folder : +String title',
        '  File : +String title',
        '  File : +rename(title)',
      ),
      snippet(
        'state',
        'source.state',
        'stateDiagram-v2',
        '  [*] --> Active',
        '  Active --> Trash: delete',
        '  Trash --> Active: restore',
        '  Trash --> [*]: delete for good',
      ),
      snippet(
        'pie',
        'source.pie',
        'pie title Files',
        '  "Charts" : 60',
        '  "Mind maps" : 30',
        '  "Notes" : 10',
      ),
    ],
  },
};
