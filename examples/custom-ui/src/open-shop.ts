import type { Client } from '@chartdock/client';
import type { TemplateCard } from '@chartdock/contract';
import * as orderCalls from '@chartdock/contract/calls/orders';
import { createCheckout } from '@chartdock/payments';
import type { Checkout, Delivered } from '@chartdock/payments';
import { systemClock } from '@chartdock/platform';

/** Goods that can be bought, and how. */
export interface Shop {
  /** Lists templates of a scene that are sold. */
  readonly list: (scene: string) => Promise<readonly TemplateCard[]>;
  /** Creates the checkout of a template; `onDelivered` gets the file once it is paid. */
  readonly sell: (
    template: TemplateCard,
    onDelivered: (file: NonNullable<Delivered['file']>) => void,
  ) => Checkout;
}

/** Tells whether a template is sold: those without an owner are of the house, and come with a membership. */
const isSold = ({ publicClonePrice, ownerId = '' }: TemplateCard): boolean =>
  publicClonePrice > 0 && ownerId !== '';

/** Makes the shop of a signed-in person. */
export const openShop = (client: Client): Shop => {
  const { orders } = client.bind({ orders: { ...orderCalls } });
  return {
    list: async (category) => (await client.templates.searchOfficial({ category })).rows.filter(isSold),
    sell: ({ chartId, publicClonePrice, title }, onDelivered) =>
      createCheckout({
        client: { orders },
        clock: systemClock,
        config: {
          payType: 'clone',
          id: chartId,
          price: publicClonePrice,
          chartTitle: title,
          // The server delivers by itself; asking tells the kind of the file.
          onSuccess: (orderId) =>
            void orders.deliver({ orderId }).then(({ file }) => {
              if (file !== undefined) onDelivered(file);
            }),
        },
      }),
  };
};
