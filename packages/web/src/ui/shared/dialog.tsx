import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { useWords } from '../../state/settings.ts';

/** A box above the page that takes the keyboard until it is closed. */
export function Dialog(props: {
  title: string;
  onClose?: () => void;
  children: ComponentChildren;
  className?: string;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const w = useWords();
  useEffect(() => {
    const dialog = ref.current!;
    if (!dialog.open) dialog.showModal();
    // What most people want next, not the first link of the text.
    dialog.querySelector<HTMLElement>('.primary')?.focus();
    return () => dialog.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={`card ${props.className ?? ''}`}
      aria-labelledby={id}
      onCancel={(e) => {
        e.preventDefault();
        props.onClose?.();
      }}
    >
      <h2 id={id}>{props.title}</h2>
      {props.children}
      {props.onClose && (
        <div className="row end">
          <button type="button" onClick={props.onClose}>
            {w.close}
          </button>
        </div>
      )}
    </dialog>
  );
}
