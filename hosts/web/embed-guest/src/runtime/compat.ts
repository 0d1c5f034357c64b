// In this order: compat builds on what it finds.
import './leave-react.ts';

export * from 'preact/compat';
export { default } from 'preact/compat';
