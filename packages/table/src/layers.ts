import { svg } from './svg.ts';

/** Pixels drawn beyond each edge of the window. Panning within them costs no painting. */
export const MARGIN = 256;

/**
 * The nodes of a table. Ground and play are two pictures on one stage, so that ghosts and overlays never cause the
 * terrain to be repainted. The stage is a layer of its own, so that panning only shifts it.
 */
export type Layers = {
  readonly root: HTMLElement;
  readonly stage: HTMLElement;
  readonly defs: SVGDefsElement;
  readonly worlds: readonly SVGGElement[];
  readonly board: SVGGElement;
  readonly terrain: SVGGElement;
  /** Names and edges of zones above the terrain. */
  readonly names: SVGGElement;
  readonly below: SVGGElement;
  readonly marks: SVGGElement;
  readonly units: SVGGElement;
  readonly ghosts: SVGGElement;
  readonly above: SVGGElement;
  readonly plates: SVGGElement;
  readonly effects: SVGGElement;
  readonly tools: SVGGElement;
  readonly card: HTMLElement;
};

export function makeLayers(host: HTMLElement): Layers {
  const group = (name: string, role?: string): SVGGElement => svg('g', { class: name, role });
  const defs = svg('defs');
  const board = group('board');
  const terrain = group('terrains', 'group');
  const names = group('names');
  const [below, marks, units] = [group('below'), group('marks', 'group'), group('units', 'group')];
  const [ghosts, above, plates] = [group('ghosts'), group('above'), group('plates', 'group')];
  const [effects, tools] = [group('effects'), group('tools')];
  const ground = svg('g', { class: 'world' }, [board, terrain, names]);
  const play = svg('g', { class: 'world' }, [below, marks, units, plates, ghosts, above, effects, tools]);
  const picture = (name: string, children: Node[]): SVGSVGElement => {
    const node = svg('svg', { class: `wt-picture ${name}` }, children);
    Object.assign(node.style, { left: `${-MARGIN}px`, top: `${-MARGIN}px` });
    Object.assign(node.style, { width: `calc(100% + ${2 * MARGIN}px)`, height: `calc(100% + ${2 * MARGIN}px)` });
    return node;
  };
  const stage = document.createElement('div');
  stage.className = 'wt-stage';
  stage.append(picture('wt-ground', [defs, ground]), picture('wt-play', [play]));
  const card = document.createElement('div');
  card.className = 'wt-card';
  card.hidden = true;
  const root = document.createElement('div');
  root.className = 'wt-table';
  root.tabIndex = 0;
  root.setAttribute('role', 'application');
  root.append(stage, card);
  host.append(root);
  return {
    root,
    stage,
    defs,
    worlds: [ground, play],
    board,
    terrain,
    names,
    below,
    marks,
    units,
    ghosts,
    above,
    plates,
    effects,
    tools,
    card,
  };
}
