/**
 * Run in every frame before its own scripts: bounds what a page can make the browser tell us, where that costs least. What is read of a
 * page's messages are its first errors, so the rest is not even said; requests, sockets and history entries beyond what any page needs
 * fail inside the page. The originals are out of the page's reach; its own wrappers around these functions work as ever. What a
 * page finds past this is counted, see metered-binding.ts.
 */
export const QUIET_PAGE = `(() => {
  const { apply, construct } = Reflect;
  const { slice, toString } = { slice: String.prototype.slice, toString: Function.prototype.toString };
  const MAX_CHARS = 2000;
  const short = (text) => apply(slice, text, [0, MAX_CHARS]);
  let errorsLeft = 40;
  const sayable = (value) => {
    try {
      if (typeof value === 'string') return short(value);
      if (typeof value === 'function') return short(apply(toString, value, []));
      if (typeof value === 'symbol' || typeof value === 'bigint') return short(String(value));
      if (value instanceof Error) return short(String(value.stack));
    } catch {
      return '';
    }
    return value;
  };
  for (const name of Object.keys(console)) {
    if (typeof console[name] !== 'function') continue;
    console[name] = new Proxy(console[name], {
      apply(target, self, values) {
        if (name !== 'error' || errorsLeft-- <= 0) return;
        const said = [];
        for (let i = 0; i < values.length && i < 10; i++) said[i] = sayable(values[i]);
        apply(target, self, said);
      },
    });
  }
  const sizeOf = (value) => {
    try {
      if (typeof value === 'string') return value.length;
      return value instanceof Error ? String(value.stack).length + String(value.message).length : 0;
    } catch {
      return 0;
    }
  };
  const { preventDefault } = Event.prototype;
  const hush = (event) => {
    if (errorsLeft-- <= 0 || sizeOf(event.error ?? event.reason) > 100000) apply(preventDefault, event, []);
  };
  addEventListener('error', hush);
  addEventListener('unhandledrejection', hush);
  const bound = (owner, name, max, refuse) => {
    if (typeof owner[name] !== 'function') return;
    let left = max;
    const handler = {
      apply: (target, self, values) => (left-- > 0 ? apply(target, self, values) : refuse()),
      construct: (target, values, by) => {
        if (left-- <= 0) refuse();
        return construct(target, values, by);
      },
    };
    const original = owner[name];
    owner[name] = new Proxy(original, handler);
    if (original.prototype?.constructor === original) original.prototype.constructor = owner[name];
  };
  const tooMany = () => { throw new DOMException('Too many', 'QuotaExceededError'); };
  bound(window, 'fetch', 500, () => Promise.reject(new TypeError('Failed to fetch')));
  bound(XMLHttpRequest.prototype, 'send', 500, tooMany);
  bound(window, 'WebSocket', 50, tooMany);
  bound(window, 'EventSource', 50, tooMany);
  bound(Navigator.prototype, 'sendBeacon', 100, () => false);
  bound(History.prototype, 'pushState', 200, () => {});
  bound(History.prototype, 'replaceState', 200, () => {});
})();`;
