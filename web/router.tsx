import { type ComponentType, lazy, type ReactElement } from 'react';
import { matchRoutes, type RouteObject, useRoutes } from 'react-router';
import type { PagePath } from '../worker/contract/pages.ts';
import { Layout } from './routes/layout.tsx';
import { Component as NotFound } from './routes/not-found.tsx';

/** Each route file exports `Component`, and comes on demand. */
type LoadPage = () => Promise<{ Component: ComponentType }>;

/** Pages that are text and a form at most. */
const staticPages = {
  '/': () => import('./routes/home.tsx'),
  '/pricing': () => import('./routes/pricing.tsx'),
  '/about': () => import('./routes/about.tsx'),
  '/support': () => import('./routes/support.tsx'),
  '/privacy': () => import('./routes/privacy.tsx'),
  '/terms': () => import('./routes/terms.tsx'),
  '/refund': () => import('./routes/refund.tsx'),
  '/bot': () => import('./routes/bot.tsx'),
} satisfies Partial<Record<PagePath, LoadPage>>;

/** Pages that show data. */
const dataPages: Record<Exclude<PagePath, keyof typeof staticPages>, LoadPage> = {
  '/dashboard': () => import('./routes/dashboard.tsx'),
  '/report/:id': () => import('./routes/report.tsx'),
  '/confirm/:id': () => import('./routes/confirm.tsx'),
  '/checkout/:id': () => import('./routes/checkout.tsx'),
  '/shared/:token': () => import('./routes/shared.tsx'),
  '/account': () => import('./routes/account.tsx'),
};

/** The code of a page: there at once where `loadMatching` has brought it, else it comes when the page is shown. */
interface Code {
  load: LoadPage;
  Later: ComponentType;
  Loaded?: ComponentType;
}

function Page({ code: { Loaded, Later } }: { code: Code }) {
  return Loaded ? <Loaded /> : <Later />;
}

function arriving(load: LoadPage): { element: ReactElement; handle: Code } {
  const code: Code = { load, Later: lazy(async () => ({ default: (await load()).Component })) };
  return { element: <Page code={code} />, handle: code };
}

const routesOf = (pages: Record<string, LoadPage>): RouteObject[] =>
  Object.entries(pages).map(([path, load]) => ({ path, ...arriving(load) }));

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...routesOf(staticPages),
      { ...arriving(() => import('./routes/data-layout.tsx')), children: routesOf(dataPages) },
      { path: '*', element: <NotFound /> },
    ],
  },
];

/** The app, below whichever router says where it stands. */
export function App() {
  return useRoutes(routes);
}

/**
 * Brings the code of the page at this path: the build renders it, and the browser takes over what the build rendered, in one go.
 * To be called before the first render only.
 * @returns the parameters in the path
 */
export async function loadMatching(pathname: string): Promise<Readonly<Record<string, string | undefined>>> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const code: Code | undefined = route.handle;
      if (code) code.Loaded = (await code.load()).Component;
    }),
  );
  return matches.at(-1)?.params ?? {};
}
