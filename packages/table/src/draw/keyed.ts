/**
 * Keeps one node per item. Nodes whose ids stay are changed in place, others come and go. The nodes stand in the order
 * of the items, which decides the keyboard order and what lies on top.
 */
export class Keyed<T, N extends Element> {
  readonly nodes = new Map<string, N>();
  readonly #parent: Element;
  readonly #make: (item: T) => N;
  readonly #patch: (node: N, item: T) => void;

  constructor(parent: Element, make: (item: T) => N, patch: (node: N, item: T) => void) {
    this.#parent = parent;
    this.#make = make;
    this.#patch = patch;
  }

  update(items: readonly T[], idOf: (item: T) => string): void {
    const gone = new Set(this.nodes.keys());
    let before: Element | null = null;
    for (const item of items) {
      const id = idOf(item);
      gone.delete(id);
      let node = this.nodes.get(id);
      if (!node) {
        node = this.#make(item);
        this.nodes.set(id, node);
      }
      this.#patch(node, item);
      const next: ChildNode | null = before ? before.nextSibling : this.#parent.firstChild;
      if (next !== node) this.#parent.insertBefore(node, next);
      before = node;
    }
    for (const id of gone) {
      this.nodes.get(id)?.remove();
      this.nodes.delete(id);
    }
  }
}
