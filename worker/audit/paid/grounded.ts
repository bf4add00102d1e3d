import type { Ground, Grounds } from '../../contract/grounds.ts';

/** A line, or a whole object or list, together with what it rests on. */
export interface Grounded<T> {
  readonly said: T;
  readonly ground: Ground;
}

type Inner<T> = T extends readonly (infer Item)[]
  ? Draft<Item>[]
  : T extends object
    ? { [Key in keyof T]: Draft<T[Key]> }
    : T;

/** The same shape as `T`, where any part may carry its ground. */
export type Draft<T> = Inner<T> | Grounded<Inner<T>>;

export const say = <T>(said: T, ground: Ground): Grounded<T> => ({ said, ground });

const isGrounded = (value: unknown): value is Grounded<unknown> =>
  typeof value === 'object' && value !== null && 'said' in value && 'ground' in value;

/** Takes grounds out of a draft: what was said in its own shape, and beside it each ground by JSON pointer (RFC 6901). */
export function settle<T>(draft: Draft<T>, pointer: string): { said: T; grounds: Grounds } {
  const grounds: Grounds = {};
  const walk = (value: unknown, at: string): unknown => {
    if (isGrounded(value)) {
      grounds[at] = value.ground;
      return walk(value.said, at);
    }
    if (Array.isArray(value)) return value.map((item, index) => walk(item, `${at}/${index}`));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, walk(item, `${at}/${key}`)]));
  };
  return { said: walk(draft, pointer) as T, grounds };
}
