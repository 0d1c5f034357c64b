import type { TemplateCard } from '@chartdock/contract';
import { PAY_CHANNELS, priceText } from '@chartdock/payments';
import type { Checkout, CheckoutState } from '@chartdock/payments';
import { renderSVG } from 'uqr';
import { create } from './elements.ts';
import type { Shop } from './open-shop.ts';

type Waiting = Extract<CheckoutState['flow'], { readonly step: 'waiting' }>;

/** A QR code as a picture, and a link for the sandbox, whose code is the address of its cashier. */
const drawCode = ({ order }: Waiting): readonly HTMLElement[] => {
  const picture = document.createElement('img');
  picture.src = `data:image/svg+xml,${encodeURIComponent(renderSVG(order.code, { border: 2 }))}`;
  picture.alt = 'Code to pay with';
  picture.width = 170;
  if (!order.code.startsWith('http://')) return [picture];
  const link = create('a', 'Cashier of the sandbox');
  link.href = order.code;
  link.target = '_blank';
  return [picture, link];
};

/** Draws the content of each step: no more than this is between the core and a checkout of one's own. */
const contentOf = (checkout: Checkout, { flow }: CheckoutState): readonly HTMLElement[] => {
  const again = (text: string): HTMLElement => create('button', text, () => void checkout.refresh());
  switch (flow.step) {
    case 'idle':
      return PAY_CHANNELS.map((channel) =>
        create('button', `Pay by ${channel}`, () => void checkout.pay(channel)),
      );
    case 'ordering':
      return [create('p', 'Ordering…')];
    case 'waiting':
      return drawCode(flow);
    case 'expired':
      return [create('p', 'The code has expired.'), again('Another code')];
    case 'failed':
      return [create('p', flow.problem.text ?? flow.problem.message), again('Try again')];
    case 'paid':
      return [create('p', 'Paid. The file is being made…')];
    case 'closed':
      return [];
  }
};

/** Draws the checkout of a template into a place, until it is closed or its file is there. */
export const drawCheckout = (
  shop: Shop,
  template: TemplateCard,
  { place, onDelivered }: { readonly place: HTMLElement; readonly onDelivered: (title: string) => void },
): void => {
  const checkout = shop.sell(template, ({ title }) => end(title));
  const heading = create('h2', '');
  const stage = create('div', '');
  stage.setAttribute('role', 'status');
  const end = (title?: string): void => {
    checkout.close();
    place.replaceChildren();
    if (title !== undefined) onDelivered(title);
  };
  let drawn: unknown;
  const draw = (): void => {
    const state = checkout.getState();
    heading.textContent = `${template.title} ${priceText(state.price)}`;
    // A poll changes the count alone; the code stays.
    const shown = state.flow.step === 'waiting' ? state.flow.order : state.flow;
    if (shown !== drawn) stage.replaceChildren(...contentOf(checkout, state));
    drawn = shown;
  };
  checkout.subscribe(draw);
  draw();
  place.replaceChildren(
    heading,
    stage,
    create('button', 'Close the checkout', () => end()),
  );
};
