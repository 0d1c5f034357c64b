export { openModal } from '../surface/modal.ts';
