import type { Page } from 'playwright-core';
import { ensure, expect, middle, open, settle } from './help/page.ts';

const camera = (page: Page) => page.evaluate(() => ({ ...probe.table.camera }));

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'every unit and piece is a node with role and name',
    async run(page, url) {
      await open(page, url);
      const count = await page.evaluate(() => {
        const pieces = [...document.querySelectorAll('[data-piece]')];
        const plates = [...document.querySelectorAll('.plate-button')];
        const named = (nodes: Element[]): boolean =>
          nodes.every((n) => n.getAttribute('role') === 'button' && (n.getAttribute('aria-label') ?? '').length > 3);
        return [pieces.length, plates.length, named(pieces), named(plates)];
      });
      expect(count, [300, 38, true, true], 'pieces, units, all named');
      await page.getByRole('button', { name: 'Marshal, South, 1 model' }).waitFor();
      await page.selectOption('#language', 'de');
      await page.getByRole('button', { name: 'Marshal, South, 1 Modell' }).waitFor();
    },
  },
  {
    name: 'drag pans, wheel zooms about the pointer, keys pan, zoom and fit',
    async run(page, url) {
      await open(page, url);
      const start = await camera(page);
      await page.mouse.move(640, 450);
      await page.mouse.down();
      await page.mouse.move(700, 480, { steps: 4 });
      await page.mouse.up();
      const panned = await camera(page);
      expect([Math.round(panned.x - start.x), Math.round(panned.y - start.y)], [60, 30], 'panned by');
      const at = (c: { x: number; y: number; k: number }) =>
        [(400 - c.x) / c.k, (300 - 33 - c.y) / c.k].map(Math.round);
      await page.mouse.move(400, 300);
      await page.mouse.wheel(0, -300);
      await settle(page);
      const zoomed = await camera(page);
      ensure(zoomed.k > panned.k * 1.2, 'the wheel zooms in');
      expect(
        at(zoomed).map((v, i) => Math.abs(v - at(panned)[i]!) < 12),
        [true, true],
        'what is under the pointer stays',
      );
      await page.focus('.wt-table');
      await page.keyboard.press('ArrowRight');
      ensure((await camera(page)).x < zoomed.x, 'an arrow pans');
      await page.keyboard.press('-');
      ensure((await camera(page)).k < zoomed.k, 'minus zooms out');
      await page.keyboard.press('0');
      await settle(page);
      expect(await camera(page), start, 'all is shown again');
    },
  },
  {
    name: 'two fingers pan and zoom',
    async run(page, url) {
      await open(page, url);
      const start = await camera(page);
      await page.evaluate(() => {
        const root = probe.table.element;
        const send = (type: string, id: number, x: number, y: number): boolean =>
          root.dispatchEvent(
            new PointerEvent(type, { pointerId: id, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
          );
        send('pointerdown', 11, 500, 400);
        send('pointerdown', 12, 700, 400);
        send('pointermove', 11, 400, 400);
        send('pointermove', 12, 800, 400);
        send('pointerup', 11, 400, 400);
        send('pointerup', 12, 800, 400);
      });
      const after = await camera(page);
      ensure(Math.abs(after.k / start.k - 2) < 0.01, `twice as large, not ${after.k / start.k}`);
    },
  },
  {
    name: 'far, middle and near show counters, bases, names',
    async run(page, url) {
      await open(page, url);
      const shown = async (): Promise<boolean[]> => {
        await settle(page);
        return Promise.all(
          ['.counter', '.piece .figure', '.plate-name', '.badges-short', '.badges-full'].map((s) =>
            page.locator(s).first().isVisible(),
          ),
        );
      };
      const zoom = (scale: number): Promise<void> =>
        page.evaluate((k) => probe.table.zoomTo({ at: { x: 20000, y: 20000 }, scale: k }), scale);
      await zoom(0.55);
      expect(await shown(), [true, false, false, true, false], 'far');
      await zoom(1.1);
      const [counters, figures, , short, full] = await shown();
      expect([counters, figures, short, full], [false, true, true, false], 'middle');
      // A unit's name is shown where the unit is at least as wide.
      const names = await page.evaluate(() =>
        [...document.querySelectorAll('.plate')].map((plate) => ({
          room: plate.classList.contains('has-room'),
          shown: getComputedStyle(plate.querySelector('.plate-name')!).display !== 'none',
        })),
      );
      ensure(
        names.every((n) => n.room === n.shown),
        `names where there is room: ${JSON.stringify(names)}`,
      );
      ensure(names.some((n) => n.shown) && names.some((n) => !n.shown), 'some have room, some have not');
      await zoom(2.2);
      expect(await shown(), [false, true, true, false, true], 'near');
    },
  },
  {
    name: 'the hover card tells about units and terrain',
    async run(page, url) {
      await open(page, url);
      const at = await middle(page, '.plate[data-unit="south-lead"]');
      await page.mouse.move(at.x, at.y);
      await page.locator('.wt-card', { hasText: 'Marshal' }).waitFor();
      const hill = await page.evaluate(() => {
        const { x, y, k } = probe.table.camera;
        return { x: 560 * 2.54 * k + x - 40 * k, y: -25 * 25.4 * k + y + 33 };
      });
      await page.mouse.move(hill.x, hill.y);
      await page.locator('.wt-card', { hasText: 'Gallows Hill' }).waitFor();
      await page.mouse.move(20, 60);
      await page.locator('.wt-card').waitFor({ state: 'hidden' });
    },
  },
  {
    name: 'a resting finger shows the card and selects nothing',
    async run(page, url) {
      await open(page, url);
      const at = await middle(page, '.plate[data-unit="south-lead"]');
      await page.evaluate(async ({ x, y }) => {
        const node = document.elementFromPoint(x, y)!;
        const send = (type: string): boolean =>
          node.dispatchEvent(
            new PointerEvent(type, { pointerId: 7, pointerType: 'touch', clientX: x, clientY: y, bubbles: true }),
          );
        send('pointerdown');
        await new Promise((done) => setTimeout(done, 600));
        send('pointerup');
      }, at);
      await page.locator('.wt-card', { hasText: 'Marshal' }).waitFor();
      expect(await page.locator('.is-selected').count(), 0, 'selected');
    },
  },
  {
    name: 'updates keep nodes whose ids stay',
    async run(page, url) {
      await open(page, url);
      const kept = await page.evaluate(() => {
        const node = document.querySelector('[data-piece="south-lead-1"]');
        const scene = probe.scene();
        const pieces = scene.pieces
          .filter((p) => p.unit !== 'north-beasts')
          .map((p) => (p.id === 'south-lead-1' ? { ...p, x: p.x + 2540 } : p));
        const units = scene.units.filter((u) => u.id !== 'north-beasts');
        probe.update({ scene: { ...scene, pieces, units } });
        return [
          node === document.querySelector('[data-piece="south-lead-1"]'),
          document.querySelectorAll('[data-unit="north-beasts"]').length,
        ];
      });
      expect(kept, [true, 0], 'same node, unit gone');
    },
  },
  {
    name: 'overlays: sight with what blocks it, ring, arc, coherency, measure, highlight',
    async run(page, url) {
      await open(page, url);
      await page.click('#overlays');
      const count = (selector: string): Promise<number> => page.locator(selector).count();
      await page.locator('.above .o-sight.o-good').first().waitFor({ state: 'attached' });
      expect(
        await Promise.all(
          [
            '.above .o-sight.o-bad',
            '.above .o-sight.o-unseen',
            '.above .o-block-cross',
            '.terrains .is-bad',
            '.below circle.o-ring',
            '.below path.o-ring',
          ].map(count),
        ),
        [1, 1, 1, 1, 1, 1],
        'blocked sight up to the cross, its blocker marked, a ring, an arc',
      );
      ensure((await count('.above .o-coherency')) > 5, 'coherency lines');
      ensure((await count('.piece.is-bad')) > 5, 'a unit highlighted');
      const words = (await page.locator('.above .label').allTextContents()).join(' ');
      for (const text of ['12"', '90°', '9.8"', 'blocked', 'clear'])
        ensure(words.includes(text), `${text} in ${words}`);
      for (const scale of [0.4, 1.1, 2.5]) {
        await page.evaluate((k) => probe.table.zoomTo({ at: { x: 90000, y: 60000 }, scale: k }), scale);
        await settle(page);
        const heights = await page
          .locator('.above .label rect, .above .label path')
          .evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().height)));
        ensure(
          heights.every((h) => h >= 12 && h <= 40),
          `labels keep their size at ${scale}: ${heights}`,
        );
      }
    },
  },
];
