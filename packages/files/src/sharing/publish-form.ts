import {
  DESCRIPTION_LENGTH,
  PUBLISH_MAX_YUAN,
  PUBLISH_TAGS,
  PUBLISH_TAG_LENGTH,
  isPrice,
} from '@chartdock/contract';
import type { MessageKey, MessageValues } from '@chartdock/contract';
import type { Failure } from '../outcomes/failure.types.ts';
import type { FileItem } from '../items/file-item.types.ts';

/** Result of the check before the publish form. */
export type PublishCheck =
  | { readonly status: 'ready' }
  /** The account may not publish; the notice is on its way (PUBLISH-06). */
  | { readonly status: 'restricted' }
  /** No phone is bound (PUBLISH-03). */
  | { readonly status: 'phone_needed' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** The file that is published. */
export type PublishSubject = Pick<FileItem, 'id'>;

/** Fields of the publish form. */
export interface PublishForm {
  /** At most 200 UTF-16 code units. */
  readonly description: string;
  /** 1 to 10 tags of at most 20 code units. */
  readonly tags: readonly string[];
  /** Yuan with at most two decimals; empty means for nothing. */
  readonly price: string;
  /** Whether everyone may clone the file. */
  readonly publicClone: boolean;
}

/** Error text for a field. */
export interface FieldProblem {
  readonly key: MessageKey;
  readonly values?: MessageValues;
}

/** Errors of a form by field; empty when it is valid. */
export type PublishProblems = Partial<Record<'description' | 'tags' | 'price', FieldProblem>>;

const tagsProblem = (tags: readonly string[]): FieldProblem | undefined => {
  if (!tags.some((tag) => tag.trim() !== '')) return { key: 'validation.tags' };
  const fit = tags.length <= PUBLISH_TAGS && tags.every((tag) => tag.length <= PUBLISH_TAG_LENGTH);
  return fit ? undefined : { key: 'validation.length' };
};

const priceProblem = (price: string): FieldProblem | undefined => {
  if (price === '') return undefined;
  return isPrice(price) && Number(price) <= PUBLISH_MAX_YUAN ? undefined : { key: 'validation.price' };
};

/** Checks a publish form by the rules that the server applies too. */
export const publishProblems = ({ description, tags, price }: PublishForm): PublishProblems => {
  const tagged = tagsProblem(tags);
  const priced = priceProblem(price.trim());
  return {
    ...(description.length > DESCRIPTION_LENGTH && { description: { key: 'validation.length' } }),
    ...(tagged && { tags: tagged }),
    ...(priced && { price: priced }),
  };
};
