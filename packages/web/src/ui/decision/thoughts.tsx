import type { Sight, Thought } from '../../host/game-host.ts';
import { useWords } from '../../state/settings.ts';

/** What the computer did and why: its last decision, and those before it since the player was last asked. */
export function Thoughts({ sight }: { sight: Sight }) {
  const w = useWords();
  const last = sight.thoughts.at(-1);
  if (last === undefined) return null;
  const earlier = sight.thoughts.slice(0, -1);
  return (
    <div className="thought">
      <div aria-live="polite">
        <Sentence thought={last} />
      </div>
      {earlier.length > 0 && (
        <details>
          <summary className="small">{w.earlierThoughts(earlier.length)}</summary>
          <ol>
            {earlier.map((t, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences have no other identity than their place.
              <li key={i}>
                <Sentence thought={t} />
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}

const Sentence = ({ thought: { name, text, named } }: { thought: Thought }) => (
  <p>
    {!named && <strong>{name}:</strong>} {text}
  </p>
);
