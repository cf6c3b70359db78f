import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A page that is loaded when it is opened for the first time. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let Loaded: ComponentType<P> | null = null;
  return (props) => {
    const [, drawAnew] = useState({});
    useEffect(() => {
      if (Loaded !== null) return;
      void load().then((page) => {
        Loaded = page;
        drawAnew({});
      });
    }, []);
    return Loaded === null ? null : <Loaded {...props} />;
  };
}
