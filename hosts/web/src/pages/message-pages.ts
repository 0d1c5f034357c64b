// The pages that only say something, in a part of their own: few visits see one.
export { AccessErrorScreen, FileErrorScreen, NotFoundScreen, QuotaErrorScreen } from '@chartdock/react/shell';
