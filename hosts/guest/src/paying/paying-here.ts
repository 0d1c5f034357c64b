import type { Paying } from '@chartdock/react/templates';
import type { GuestPage } from '../screens/guest-page.ts';
import { maySell } from './may-sell.ts';

/** Loads the styles of the dialogs in which someone pays. Without them they are plain, and work. */
const loadPayingStyles = async (): Promise<void> => {
  await import('../styles/paying.ts').catch(() => undefined);
};

/** Says where someone pays who chooses a template: in the surface where the partner's token sells, else in the product, where the policy lets something lead there. */
export const payingHere = ({ session, parts }: GuestPage): Paying => ({
  isHere: async () => {
    const [isHere] = await Promise.all([maySell(parts), loadPayingStyles()]);
    return isHere;
  },
  goElsewhere:
    session.config.policy?.navigate === 'deny'
      ? undefined
      : (templateId) =>
          parts.workspace.host.open(
            `/diagraming/new?${String(new URLSearchParams({ template: templateId }))}`,
          ),
});
