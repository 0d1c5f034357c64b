declare global {
  interface Window {
    /** Opens the frame in the box. */
    benchOpen?: () => void;
  }
}

/** Answers the small call, as every host does. */
export const answerCall = (key: string): string => `value of ${key}`;

/** Origin of the guest's page: the same port on the other host name. */
export const GUEST_ORIGIN = `http://localhost:${location.port}`;

/** The element a frame is put in. */
export const boxElement = (): HTMLElement => {
  const box = document.querySelector<HTMLElement>('#box');
  if (box === null) throw new Error('The page has no box');
  return box;
};

/** Puts a frame with a guest's page in the box, the way every partner page would by hand. */
export const openFrame = (bridge: string): Window => {
  const frame = document.createElement('iframe');
  frame.src = `${GUEST_ORIGIN}/guest/${bridge}`;
  boxElement().append(frame);
  if (frame.contentWindow === null) throw new Error('The frame has no window');
  return frame.contentWindow;
};
