/** Prepares the browser project. */
export default function setup(): void {}
