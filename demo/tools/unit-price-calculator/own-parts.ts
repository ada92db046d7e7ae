import type { OwnParts } from '../../components/form/own-parts.ts';
import { ProductFields } from './product-fields.tsx';
import { ProductHeadline, ProductResult } from './product-result.tsx';

/** A comparison of products in place of the unit price of a single one. */
export const ownParts: OwnParts = {
  Fields: ProductFields,
  Headline: ProductHeadline,
  Result: ProductResult,
};
