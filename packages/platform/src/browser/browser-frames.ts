import type { FramePage, FrameRequest, HiddenFrame } from '../hidden-frame.ts';

/** Reads a page of our own origin; another origin's cannot be read and says nothing. */
const readPage = (frame: HTMLIFrameElement): FramePage => {
  const said = frame.contentDocument?.querySelector<HTMLElement>('[data-chartdock-code]');
  return { code: said?.dataset['chartdockCode'], text: said?.textContent ?? undefined };
};

const createForm = (
  document: Document,
  { address, fields = {} }: FrameRequest,
  target: string,
): HTMLFormElement => {
  const form = document.createElement('form');
  Object.assign(form, {
    method: 'post',
    enctype: 'multipart/form-data',
    action: address,
    target,
    hidden: true,
  });
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('textarea');
    Object.assign(field, { name, value });
    form.append(field);
  }
  return form;
};

/** Creates the way into hidden frames of a page; each has a name of its own. */
export const createFrames = (document: Document) => {
  let count = 0;
  return (request: FrameRequest, onPage: (page: FramePage) => void): HiddenFrame => {
    count += 1;
    const frame = document.createElement('iframe');
    Object.assign(frame, { name: `chartdock-frame-${count}`, hidden: true, tabIndex: -1 });
    frame.setAttribute('aria-hidden', 'true');
    if (request.fields === undefined) frame.src = request.address;
    document.body.append(frame);
    // A file that is saved loads no page, so a page that loads came in its place.
    const onLoad = (): void => {
      if (frame.contentDocument?.URL !== 'about:blank') onPage(readPage(frame));
    };
    frame.addEventListener('load', onLoad);
    if (request.fields !== undefined) {
      const form = createForm(document, request, frame.name);
      document.body.append(form);
      form.submit();
      form.remove();
    }
    return {
      clear: () => {
        frame.removeEventListener('load', onLoad);
        frame.remove();
      },
    };
  };
};
