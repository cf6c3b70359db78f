/** The cheapest ways from some starts to all nodes reached. Nodes are non-negative integers. */
export type CheapestTree = {
  /**
   * The cost of every node reached. Iterates by rising cost, then by rising node (unless steps of cost 0 lead back).
   */
  readonly costs: ReadonlyMap<number, number>;
  /** The previous node on one cheapest way. Starts have none. */
  readonly parents: ReadonlyMap<number, number>;
};

export type SearchLimits = {
  /** Nodes that cost more are left out. */
  readonly limit?: number;
  /** Ends the search once this node has been reached. The result holds all nodes reached before it. */
  readonly stopAt?: (node: number) => boolean;
};

/**
 * Dijkstra's search over any graph whose steps have integer costs of 0 or more. Nodes are taken by cost, then by
 * number, and a way is replaced only by a strictly cheaper one. So the result depends on nothing but the graph.
 */
export function cheapest(
  starts: Iterable<number>,
  expand: (node: number, reach: (next: number, cost: number) => void) => void,
  { limit = Number.POSITIVE_INFINITY, stopAt }: SearchLimits = {},
): CheapestTree {
  const heap: Heap = { costs: [], nodes: [] };
  const known = new Map<number, number>();
  const costs = new Map<number, number>();
  const parents = new Map<number, number>();
  let at = 0;
  let soFar = 0;
  const reach = (next: number, cost: number): void => {
    if (!(Number.isSafeInteger(cost) && cost >= 0)) throw new RangeError(`cost ${cost} is not a non-negative integer`);
    const total = soFar + cost;
    const best = known.get(next);
    if (total > limit || (best !== undefined && best <= total)) return;
    known.set(next, total);
    parents.set(next, at);
    push(heap, total, next);
  };
  for (const node of starts) {
    if (known.has(node)) continue;
    known.set(node, 0);
    push(heap, 0, node);
  }
  while (heap.nodes.length > 0) {
    soFar = heap.costs[0]!;
    at = pop(heap);
    if (costs.has(at)) continue;
    costs.set(at, soFar);
    if (stopAt?.(at)) break;
    expand(at, reach);
  }
  return { costs, parents };
}

/** The nodes of a cheapest way, start first; undefined if the node was not reached. */
export function wayTo(tree: CheapestTree, node: number): number[] | undefined {
  if (!tree.costs.has(node)) return undefined;
  const way = [node];
  for (let n = tree.parents.get(node); n !== undefined; n = tree.parents.get(n)) way.push(n);
  return way.reverse();
}

/** A binary heap of (cost, node) in two parallel lists. */
type Heap = { readonly costs: number[]; readonly nodes: number[] };

function push({ costs, nodes }: Heap, cost: number, node: number): void {
  let i = nodes.length;
  while (i > 0) {
    const up = (i - 1) >> 1;
    if (costs[up]! < cost || (costs[up] === cost && nodes[up]! <= node)) break;
    costs[i] = costs[up]!;
    nodes[i] = nodes[up]!;
    i = up;
  }
  costs[i] = cost;
  nodes[i] = node;
}

function pop({ costs, nodes }: Heap): number {
  const top = nodes[0]!;
  const cost = costs.pop()!;
  const node = nodes.pop()!;
  const size = nodes.length;
  if (size === 0) return top;
  let i = 0;
  for (let down = 1; down < size; down = 2 * i + 1) {
    const right = down + 1;
    if (right < size && isBefore(costs[right]!, nodes[right]!, costs[down]!, nodes[down]!)) down = right;
    if (!isBefore(costs[down]!, nodes[down]!, cost, node)) break;
    costs[i] = costs[down]!;
    nodes[i] = nodes[down]!;
    i = down;
  }
  costs[i] = cost;
  nodes[i] = node;
  return top;
}

const isBefore = (cost: number, node: number, otherCost: number, otherNode: number): boolean =>
  cost < otherCost || (cost === otherCost && node < otherNode);
