import { UNAUTHORIZED } from '../dashboard-fixture.ts';
import type { FakeAnswers } from '../fake-answers.ts';

export interface Screen {
  /** The address within the app. */
  at: string;
  /** Words that are there once it stands. */
  shows: string;
  /** What the specification has there too, word for word. */
  says?: readonly string[];
  answers?: FakeAnswers;
  /** What the browser's session holds. */
  stored?: Record<string, string>;
  /** Buttons pressed once it is there, by their words. */
  press?: readonly string[];
  /** A payment is heard of at once, and nothing leads on to the next page by itself. */
  isHurried?: boolean;
}

export const SIGNED_OUT: FakeAnswers = { 'GET /api/auth/user': UNAUTHORIZED };
