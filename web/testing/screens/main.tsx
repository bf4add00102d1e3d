import { type ReactNode, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { forgetAuth } from '../../features/account/use-auth.ts';
import { CHECK_INTERVAL_MS, FIRST_CHECK_MS } from '../../features/checkout/await-payment.ts';
import { useProgressStore } from '../../features/progress/progress-store.ts';
import { queryClient } from '../../query-client.ts';
import { App } from '../../router.tsx';
import { useToasts } from '../../ui/toast-store.ts';
import { hintAtSession } from '../session-hint.ts';
import '../../ui/theme.css';
import { answerTo } from '../fake-answers.ts';
import type { Screen } from './screen.ts';
import { SCREENS } from './screens.ts';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const name = new URLSearchParams(window.location.search).get('screen');
const screen = name === null ? undefined : SCREENS[name];
const realTimeout = window.setTimeout;
let root = createRoot(element);

if (screen) show(screen);
else draw(<All />);

/** For tests: another screen in place of this one, without the page being loaded again. */
Object.assign(window, {
  showScreen(next: string) {
    root.unmount();
    root = createRoot(element);
    window.scrollTo(0, 0);
    show(SCREENS[next] as Screen);
  },
});

function draw(node: ReactNode): void {
  root.render(<StrictMode>{node}</StrictMode>);
}

/** The app as it is when it has just been loaded, with a server that only knows the answers of this screen. */
function show({ at, answers = {}, stored = {}, press: buttons, isHurried = false }: Screen): void {
  Object.assign(window, { setTimeout: isHurried ? hurried : realTimeout });
  globalThis.fetch = async (path, init) => answerTo(answers, String(path), init);
  Reflect.deleteProperty(globalThis, 'WebSocket');
  hintAtSession(true);
  forget();
  for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  draw(
    <MemoryRouter initialEntries={[at]}>
      <App />
    </MemoryRouter>,
  );
  if (buttons) void press(buttons);
}

/** Whatever the app keeps while its page is not loaded again. */
function forget(): void {
  sessionStorage.clear();
  queryClient.clear();
  forgetAuth();
  useToasts.setState(useToasts.getInitialState(), true);
  useProgressStore.setState(useProgressStore.getInitialState(), true);
}

/** Every screen, as wide as a phone. */
function All() {
  return (
    <main className="flex flex-wrap gap-8 p-8">
      {Object.keys(SCREENS).map((each) => (
        <figure key={each}>
          <figcaption className="mb-2 text-sm">
            <a href={`?screen=${each}`} className="link">
              {each}
            </a>
          </figcaption>
          <iframe title={each} src={`?screen=${each}`} width={390} height={844} loading="lazy" className="border" />
        </figure>
      ))}
    </main>
  );
}

/** Presses these buttons, by their words, one after the other as they appear; none of a screen shown later. */
async function press(names: readonly string[]): Promise<void> {
  const shown = root;
  for (const words of names) {
    let button: HTMLButtonElement | undefined;
    while (!button) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      if (shown !== root) return;
      button = [...document.querySelectorAll('button')].find(
        (each) => !each.disabled && (each.getAttribute('aria-label') ?? each.textContent) === words,
      );
    }
    button.focus();
    button.click();
  }
}

/** Waits for a payment end at once; those before another page never do. */
function hurried(run: () => void, ms = 0): number {
  if (ms === FIRST_CHECK_MS || ms === CHECK_INTERVAL_MS) return realTimeout(run);
  return ms >= 1_000 && ms <= 2_000 ? 0 : realTimeout(run, ms);
}
