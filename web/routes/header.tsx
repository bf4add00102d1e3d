import { Menu } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link, NavLink } from 'react-router';
import { SIGN_IN_PATH } from '../features/account/sign-in.ts';
import { useAuth } from '../features/account/use-auth.ts';
import { Brand } from '../ui/brand.tsx';
import { buttonClass } from '../ui/button.tsx';

// A visitor has no account to open a menu of.
const AccountMenu = lazy(async () => ({ default: (await import('../features/account/account-menu.tsx')).AccountMenu }));

const LINKS = [
  { to: '/', text: 'Home' },
  { to: '/pricing', text: 'Pricing' },
  { to: '/about', text: 'About' },
  { to: '/support', text: 'Support' },
];

const SIGN_IN = 'Sign In / Sign Up';

export function Header() {
  const auth = useAuth();
  const links = auth.state === 'signed-in' ? [...LINKS, { to: '/dashboard', text: 'Dashboard' }] : LINKS;
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper low:static print:hidden">
      <div className="page flex h-16 items-center gap-2 min-[26rem]:gap-4">
        <Link to="/" className="mr-auto text-lg">
          {/* The narrowest phones have room for the mark alone. */}
          <Brand nameClass="max-[23rem]:sr-only" />
          <span className="sr-only">, home</span>
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          {links.map(({ to, text }) => (
            <NavLink
              key={to}
              to={to}
              end={to === '/'}
              className="rounded-md px-3 py-2 text-sm text-quiet transition-colors duration-150 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline aria-[current=page]:decoration-accent aria-[current=page]:decoration-2 aria-[current=page]:underline-offset-8"
            >
              {text}
            </NavLink>
          ))}
        </nav>
        {auth.state === 'signed-in' && (
          <Suspense fallback={<RoomForAccount />}>
            <AccountMenu user={auth.user} />
          </Suspense>
        )}
        {auth.state === 'signed-out' && (
          <a href={SIGN_IN_PATH} className={buttonClass('secondary', 'sm')}>
            {SIGN_IN}
          </a>
        )}
        {auth.state === 'failed' && (
          <button type="button" onClick={auth.retry} className={buttonClass('quiet', 'sm')}>
            {/* A phone has no room for the whole sentence; the page says it as well. */}
            <span className="max-md:sr-only">Account could not load. </span>Try again
          </button>
        )}
        {auth.state === 'loading' && <RoomForAccount />}
        <PhoneMenu links={links} />
      </div>
    </header>
  );
}

/** As wide as what most visitors see there a moment later, so that nothing moves. */
function RoomForAccount() {
  return (
    <span aria-hidden="true" className={`${buttonClass('secondary', 'sm')} invisible`}>
      {SIGN_IN}
    </span>
  );
}

/** A popover: it opens, and closes on Escape and outside clicks, before our code has arrived. */
function PhoneMenu({ links }: { links: typeof LINKS }) {
  return (
    <>
      <button
        type="button"
        popoverTarget="phone-menu"
        aria-label="Menu"
        className="-mr-2 inline-flex size-11 shrink-0 items-center justify-center rounded-md hover:bg-ink/6 md:hidden"
      >
        <Menu className="size-5" aria-hidden="true" />
      </button>
      <nav
        id="phone-menu"
        popover="auto"
        aria-label="Menu"
        className="fixed inset-auto top-15 right-4 m-0 min-w-48 rounded-md border border-line bg-raised p-1 text-ink shadow-float md:hidden"
      >
        {links.map(({ to, text }) => (
          <Link
            key={to}
            to={to}
            onClick={(event) => event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()}
            className="block rounded-sm px-3 py-2.5 text-sm hover:bg-ink/6"
          >
            {text}
          </Link>
        ))}
      </nav>
    </>
  );
}
