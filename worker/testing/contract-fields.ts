import type { z } from 'zod';
import { premiumSchema } from '../contract/premium.ts';

interface Shaped {
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  unwrap?: () => z.ZodType;
}

/**
 * Every field of the paid groups, as "contentStrategy.articleRecommendations[].title"; lists of texts end in "[]". What says how a number
 * came about (`...Basis`) goes with its number.
 */
export const contractFields = (): string[] => fieldsOf(premiumSchema, '');

function fieldsOf(schema: z.ZodType, path: string): string[] {
  const { shape, element, unwrap } = schema as Shaped;
  if (shape) {
    return Object.entries(shape).flatMap(([name, inner]) =>
      name.endsWith('Basis') ? [] : fieldsOf(inner, path === '' ? name : `${path}.${name}`),
    );
  }
  if (element) return fieldsOf(element, `${path}[]`);
  if (unwrap) return fieldsOf(unwrap.call(schema), path);
  return [path];
}

/** All values a field has in `value`, one path through each list. */
export function valuesAt(value: unknown, path: string): unknown[] {
  return path.split(/\.|(?=\[\])/).reduce<unknown[]>(
    (values, step) =>
      values.flatMap((one) => {
        if (step === '[]') return Array.isArray(one) ? one : [];
        return typeof one === 'object' && one !== null ? [(one as Record<string, unknown>)[step]] : [];
      }),
    [value],
  );
}
