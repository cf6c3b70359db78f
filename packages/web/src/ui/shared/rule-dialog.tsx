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
