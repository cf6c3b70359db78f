import { useState } from 'preact/hooks';
import { closeRule, openRule, useGame } from '../../state/game.ts';
import { useWords } from '../../state/settings.ts';
import { Dialog } from './dialog.tsx';

/** A rule in our own words. */
export function RuleDialog() {
  const rule = useGame((s) => s.rule);
  const w = useWords();
  if (rule === null) return null;
  return (
    <Dialog title={w.ruleTitle(rule.id)} onClose={closeRule} className="rule-dialog">
      <p>{rule.text === '' ? w.noRuleText : rule.text}</p>
    </Dialog>
  );
}

/** The id of a rule; a click tells its text. */
export function RuleLink({ id }: { id: string }) {
  const w = useWords();
  return (
    <button type="button" className="rule-link" aria-label={w.ruleTitle(id)} onClick={() => void openRule(id)}>
      {id}
    </button>
  );
}

/** The rule that matters most, and how many others spoke; a click shows them, too. */
export function RuleLinks({ ids }: { ids: readonly string[] }) {
  const w = useWords();
  const [all, setAll] = useState(false);
  const [first, ...more] = ids;
  if (first === undefined) return null;
  return (
    <>
      <RuleLink id={first} />
      {all && more.map((id) => <RuleLink key={id} id={id} />)}
      {!all && more.length > 0 && (
        <button
          type="button"
          className="rule-link more"
          aria-label={w.moreRules(more.length)}
          onClick={() => setAll(true)}
        >
          +{more.length}
        </button>
      )}
    </>
  );
}
