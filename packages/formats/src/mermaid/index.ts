export { isMermaid, readMermaid } from './read-mermaid.ts';
export { writeMermaid } from './write-mermaid.ts';
