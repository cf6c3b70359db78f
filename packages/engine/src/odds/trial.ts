import type { Ruleset } from '../machine/game.ts';
import { Machine, type Watch } from '../machine/machine.ts';
import type { Known, Memo } from '../machine/memo.ts';
import type { CoreEvent, CoreState, Frame, Types } from '../machine/types.ts';
import type { Plain } from '../schema/language.ts';
import { clonePlain } from '../schema/run/plain.ts';
import type { Ground, Node } from './nodes.ts';

const ONLY_AGENDA = new Set(['began', 'stepped', 'set', 'replied', 'rolled']);

/**
 * Whether an event changes anything other than the agenda. The end of a frame also changes which seats have finished.
 */
const goesDeeper = (event: CoreEvent, state: CoreState): boolean =>
  event.type === 'ended' ? state.finished.length > 0 : !ONLY_AGENDA.has(event.type);

const cloneFrame = (frame: Frame): Frame => clonePlain(frame as unknown as Plain) as unknown as Frame;

/**
 * In one step the engine's own events write to the top frame and into the reply of the one below. The rest is shared.
 */
function forOneStep(agenda: readonly Frame[]): Frame[] {
  const frames = agenda.slice();
  const top = frames.length - 1;
  if (top >= 0) frames[top] = cloneFrame(frames[top]!);
  if (top >= 1) frames[top - 1] = { ...frames[top - 1]! };
  return frames;
}

class TrialMachine<T extends Types> extends Machine<T> {
  get table(): Known | null {
    return this.space;
  }

  set table(table: Known | null) {
    this.space = table;
  }
}

/**
 * Runs steps on grounds. A run works on the ground's own state. When it is about to change more than the agenda, the
 * state is copied, and the copy becomes the ground. (The copy is made before, not after, because rules hold on to parts
 * of the state.)
 */
export class Trials<T extends Types> {
  private readonly memos: Memo;
  private readonly codec: Ruleset<T>['codec'];
  private readonly watch: Watch<T>;
  private copy: T['State'] | null = null;
  private frames = 0;

  constructor(codec: Ruleset<T>['codec'], memos: Memo) {
    this.codec = codec;
    this.memos = memos;
    this.watch = {
      before: (event, state) => {
        if (this.copy !== null || !goesDeeper(event, state)) return;
        this.copy = this.codec.clone(state);
        // A reducer of the ruleset may reach everything, so nothing that it can see may be shared.
        const shared = Math.min(this.frames - 1, state.agenda.length);
        for (let i = 0; i < shared; i++) state.agenda[i] = cloneFrame(state.agenda[i]!);
      },
    };
  }

  /**
   * A machine at the node's boundary. Only one at a time: `end` it before the next begins. `steps`: it will run more
   * than one.
   */
  begin(ruleset: Ruleset<T>, node: Node<T['State']>, steps: boolean): TrialMachine<T> {
    const { state, space } = node.ground;
    state.agenda = steps ? node.agenda.map(cloneFrame) : forOneStep(node.agenda);
    this.copy = null;
    this.frames = state.agenda.length;
    const machine = new TrialMachine<T>(ruleset, state, this.memos, this.watch, !steps);
    machine.table = space;
    return machine;
  }

  /** Returns the ground on which the run ended: the same, or null for a new one. */
  end(machine: TrialMachine<T>, ground: Ground<T['State']>): Ground<T['State']> | null {
    if (this.copy !== null) {
      ground.state = this.copy;
      return null;
    }
    ground.space = machine.table;
    return ground;
  }
}
