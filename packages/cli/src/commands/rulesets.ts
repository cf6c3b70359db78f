import type { Language } from '@walstatt/engine';
import type { Command } from 'commander';
import { print } from '../output.ts';
import { loadRuleset, rulesetIds } from '../registry.ts';
import { languageOption } from './language-option.ts';

export function addRulesets(program: Command): void {
  program
    .command('rulesets')
    .description('list the rule systems, their scenarios and options')
    .option('--options', 'list the options of each ruleset with their rule ids')
    .option('--vocabulary', 'every name that the referee knows: requests, legs, activities, questions, refusals …')
    .option('--json', 'as JSON')
    .addOption(languageOption())
    .action(async (flags: { options?: true; vocabulary?: true; json?: true; language: Language }) => {
      const rulesets = await Promise.all(rulesetIds().map(loadRuleset));
      if (flags.vocabulary) {
        const [{ vocabularyOf }, { vocabularyPage }] = await Promise.all([
          import('../vocabulary/vocabulary.ts'),
          import('../vocabulary/page.ts'),
        ]);
        const all = rulesets.map(vocabularyOf);
        print(flags.json ? `${JSON.stringify(all, null, 2)}\n` : all.map(vocabularyPage).join('\n'));
        return;
      }
      if (flags.json) {
        const rows = rulesets.map((r) => ({
          id: r.id,
          version: r.version,
          title: r.texts[flags.language].title,
          scenarios: r.scenarios,
          options: r.options,
        }));
        print(`${JSON.stringify(rows, null, 2)}\n`);
        return;
      }
      for (const r of rulesets) {
        const texts = r.texts[flags.language];
        const scenarios =
          r.scenarios.length > 0 ? `scenarios: ${r.scenarios.join(', ')}` : 'in the making: no scenario yet';
        print(`${r.id} ${r.version}  ${texts.title}\n  ${texts.about}\n  ${scenarios}\n`);
        if (!flags.options) continue;
        for (const [name, o] of Object.entries(r.options)) {
          const meaning = (v: unknown): string | undefined => texts.names[`${name}=${v}`];
          const values = o.values
            .map((v) => [String(v), meaning(v), v === o.preset ? 'default' : undefined].filter((x) => x !== undefined))
            .map(([v, ...notes]) => (notes.length === 0 ? v : `${v} (${notes.join(', ')})`))
            .join(' | ');
          const only = o.scenarios === undefined ? '' : ` (only ${o.scenarios.join(', ')})`;
          print(`  option ${name} [${o.rule}]${only}: ${values}\n    ${texts.names[name] ?? ''}\n`);
        }
      }
    });
}
