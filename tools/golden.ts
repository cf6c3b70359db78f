/** `npm run golden`: plays the golden games of all rule systems again and rewrites their journals. */
import { show } from './spawn.ts';

const code = await show('vitest', ['run', '--passWithNoTests'], { WALSTATT_SUITE: 'games', WALSTATT_GOLDEN: 'write' });
if (code === 0) console.log('Golden journals are written: look at what "git diff" says before you commit them.');
process.exitCode = code;
