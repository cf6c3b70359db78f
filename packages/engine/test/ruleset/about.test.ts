import { describe, expect, it } from 'vitest';
import { aboutEvent, aboutRequest } from '../../src/ruleset/about.ts';

const ruleset = {
  events: {
    shot: { about: { by: 'unit', at: 'targets' }, reduce: () => {} },
    rained: { reduce: () => {} },
  },
  windows: { react: {} },
  schema: {
    requests: {
      shoot: { kind: 'choose', about: { by: 'unit', at: 'option' } },
      act: { kind: 'activity', about: { by: 'option.unit', at: 'option.target', rules: 'option.rules' } },
      react: { kind: 'window', about: { by: 'option', at: 'option.target' } },
    },
  },
};

const asked = (name: string, args: object, options: readonly object[]) =>
  ({ kind: 'choose', name, by: 'red', rule: 'FD-SHOOT-01', args, options }) as never;

describe('who acts on whom', () => {
  const event = (e: object) => aboutEvent(ruleset as never, { rules: [], ...e } as never);

  it('is read from the fields that the event names', () => {
    expect(event({ type: 'shot', unit: 'a', targets: ['x', 'y'] })).toEqual({ by: ['a'], at: ['x', 'y'] });
    expect(event({ type: 'shot', unit: null, targets: [] })).toEqual({ by: [], at: [] });
    expect(event({ type: 'shot', unit: '?', targets: 'x' })).toEqual({ by: [], at: ['x'] });
  });

  it('is nobody where the ruleset says nothing', () => {
    expect(event({ type: 'rained', unit: 'a' })).toEqual({ by: [], at: [] });
    expect(event({ type: 'rolled' })).toEqual({ by: [], at: [] });
    expect(aboutRequest(ruleset as never, asked('bid', { unit: 'a' }, []))).toEqual({
      by: [],
      at: [],
      chosen: null,
      rules: [],
    });
  });

  it('is read from a request and the option chosen', () => {
    const shoot = asked('shoot', { unit: 'a' }, [{ id: 'x' }]);
    expect(aboutRequest(ruleset as never, shoot)).toEqual({ by: ['a'], at: [], chosen: null, rules: [] });
    expect(aboutRequest(ruleset as never, shoot, 'x')).toEqual({ by: ['a'], at: ['x'], chosen: 'x', rules: [] });
    expect(aboutRequest(ruleset as never, shoot, 'nobody')).toEqual({ by: ['a'], at: [], chosen: null, rules: [] });
    const act = asked('act', {}, [{ id: 'fire', args: { unit: 'a', target: 'x', rules: ['r', 's'] } }]);
    expect(aboutRequest(ruleset as never, act, 'fire')).toEqual({
      by: ['a'],
      at: ['x'],
      chosen: 'x',
      rules: ['r', 's'],
    });
  });

  it("is read from what a window's trigger offers", () => {
    const react = asked('react', {}, [{ id: 't/a', args: { trigger: 't', rule: 'r', of: { target: 'x' } } }]);
    expect(aboutRequest(ruleset as never, react, 't/a')).toEqual({ by: ['a'], at: ['x'], chosen: 'x', rules: ['r'] });
  });
});
