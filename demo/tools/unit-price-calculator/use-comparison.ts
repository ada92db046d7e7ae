import { useMemo } from 'preact/hooks';
import type { Inputs } from '../../../src/form/inputs.ts';
import { compare } from './comparison.ts';
import { productsIn } from './products.ts';

/** Returns the products of a form, and their comparison. */
export function useComparison(inputs: Inputs) {
  return useMemo(() => {
    const products = productsIn(inputs);
    return { products, comparison: compare(products, inputs.per ?? '') };
  }, [inputs]);
}
