import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/**
 * What something outside of the components says now: a store, the address, the width of the window. The component is
 * drawn anew whenever that changes. `listen` must be the same function every time.
 */
export function useLive<T>(listen: (change: () => void) => () => void, read: () => T): T {
  const value = read();
  const [, drawAnew] = useState({});
  const shown = useRef({ read, value });
  shown.current = { read, value };
  useLayoutEffect(() => {
    const look = (): void => {
      if (!Object.is(shown.current.read(), shown.current.value)) drawAnew({});
    };
    look();
    return listen(look);
  }, [listen]);
  return value;
}
