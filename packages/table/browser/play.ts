import type { Page } from 'playwright-core';
import { ensure, expect, middle, open, settle } from './help/page.ts';

const INCH = 2540;
const piece = (id: string): string => `[data-piece="${id}"]`;
const near = (page: Page, id: string): Promise<void> =>
  page.evaluate((name) => {
    const at = probe.scene().pieces.find((p) => p.id === name)!;
    probe.table.zoomTo({ at: { x: at.x, y: at.y }, scale: 1.2 });
  }, id);

export const browserTests: { name: string; run(page: Page, url: string): Promise<string | void> }[] = [
  {
    name: 'a click selects the unit, a second one the model',
    async run(page, url) {
      await open(page, url);
      await near(page, 'south-foot-4-4');
      await settle(page);
      const at = await middle(page, piece('south-foot-4-4'));
      await page.mouse.click(at.x, at.y);
      expect(await page.locator('.piece.is-selected').count(), 11, 'the whole unit');
      await page.mouse.click(at.x, at.y, { delay: 20 });
      expect(await page.locator('.piece.is-selected').count(), 1, 'one model');
    },
  },
  {
    name: 'a dragged unit keeps its formation, with verdict, turn and waypoint',
    async run(page, url) {
      await open(page, url);
      await near(page, 'south-foot-4-4');
      await settle(page);
      const at = await middle(page, piece('south-foot-4-4'));
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 61, at.y - 61, { steps: 5 });
      await page.locator('.ghosts-legal .label').waitFor();
      expect(await page.locator('.ghost').count(), 11, 'ghosts');
      await page.mouse.wheel(0, -100);
      await page.mouse.move(at.x + 260, at.y - 61, { steps: 5 });
      await page.locator('.ghosts-illegal .label', { hasText: 'more than 6.0"' }).waitFor();
      await page.mouse.up();
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 40, at.y - 40, { steps: 3 });
      await page.keyboard.press(' ');
      await page.mouse.move(at.x + 80, at.y - 10, { steps: 3 });
      await page.mouse.up();
      const [drag, draw] = await page.evaluate(() => probe.gestures);
      ensure(
        drag?.gesture === 'drag' && drag.pieces.length === 11 && drag.turn === 150,
        'the whole unit, turned by 15°',
      );
      ensure(drag?.gesture === 'drag' && Math.abs(drag.to.x - drag.from.x - 260 / 1.2 / 0.01) < 200, 'moved by 217 mm');
      ensure(draw?.gesture === 'draw' && draw.points.length === 3, 'a way with one waypoint');
      expect(await page.locator('.ghost').count(), 0, 'no ghosts left');
    },
  },
  {
    name: 'a right click while dragging sets a waypoint, whichever button is let go first',
    async run(page, url) {
      await open(page, url);
      await near(page, 'south-foot-4-4');
      await settle(page);
      const at = await middle(page, piece('south-foot-4-4'));
      for (const first of ['right', 'left'] as const) {
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
        await page.mouse.move(at.x + 40, at.y - 40, { steps: 3 });
        await page.mouse.down({ button: 'right' });
        if (first === 'right') await page.mouse.up({ button: 'right' });
        await page.mouse.move(at.x + 80, at.y - 10, { steps: 3 });
        await page.mouse.up();
        if (first === 'left') await page.mouse.up({ button: 'right' });
      }
      const ways = await page.evaluate(() => probe.gestures);
      expect(ways.length, 2, 'ways');
      for (const way of ways) ensure(way.gesture === 'draw' && way.points.length === 3, 'a way with one waypoint');
      expect(await page.locator('.ghost').count(), 0, 'no ghosts left');
    },
  },
  {
    name: 'Alt drags one model; Escape cancels; foes cannot be dragged',
    async run(page, url) {
      await open(page, url);
      await near(page, 'south-foot-4-4');
      await settle(page);
      const at = await middle(page, piece('south-foot-4-4'));
      await page.keyboard.down('Alt');
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 30, at.y - 30, { steps: 3 });
      await page.locator('.ghost').first().waitFor();
      expect(await page.locator('.ghost').count(), 1, 'one ghost');
      await page.keyboard.up('Alt');
      await page.mouse.up();
      await page.focus(piece('south-foot-4-4'));
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 30, at.y - 30, { steps: 3 });
      await page.keyboard.press('Escape');
      await page.mouse.up();
      await near(page, 'north-foot-5-4');
      await settle(page);
      const foe = await middle(page, piece('north-foot-5-4'));
      await page.mouse.move(foe.x, foe.y);
      await page.mouse.down();
      await page.mouse.move(foe.x + 30, foe.y - 30, { steps: 3 });
      await page.mouse.up();
      const gestures = await page.evaluate(() => probe.gestures);
      expect(
        gestures.map((g) => (g.gesture === 'drag' ? g.pieces : g.gesture)),
        [['south-foot-4-4']],
        'gestures',
      );
    },
  },
  {
    name: 'late verdicts are shown, outdated ones are not',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => probe.answerLater(true));
      await near(page, 'south-lead-1');
      await settle(page);
      const at = await middle(page, piece('south-lead-1'));
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 20, at.y - 20, { steps: 3 });
      await page.locator('.ghosts-legal').waitFor();
      await page.mouse.up();
    },
  },
  {
    name: 'the handle turns the unit on the spot',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => probe.update({ selection: ['south-lead'] }));
      const handle = await middle(page, '.turn-handle');
      const pivot = await middle(page, piece('south-lead-1'));
      await page.mouse.move(handle.x, handle.y);
      await page.mouse.down();
      await page.mouse.move(pivot.x, pivot.y - (handle.x - pivot.x), { steps: 6 });
      await page.mouse.up();
      const [turn] = await page.evaluate(() => probe.gestures);
      ensure(turn?.gesture === 'drag' && turn.to.x === turn.from.x, 'on the spot');
      ensure(turn?.gesture === 'drag' && Math.abs(turn.turn - 900) <= 50, `a quarter turn: ${JSON.stringify(turn)}`);
    },
  },
  {
    name: 'Shift and drag measure',
    async run(page, url) {
      await open(page, url);
      const k = await page.evaluate(() => probe.table.camera.k);
      await page.keyboard.down('Shift');
      await page.mouse.move(300, 400);
      await page.mouse.down();
      await page.mouse.move(300 + 254 * k, 400, { steps: 4 });
      await page.locator('.tools .label', { hasText: '10.0"' }).waitFor();
      await page.mouse.up();
      expect(await page.locator('.tools .label').count(), 0, 'the tape is gone');
    },
  },
  {
    name: 'tools: draw a way by clicks, pick a point, place a unit',
    async run(page, url) {
      await open(page, url);
      await page.evaluate(() => probe.update({ selection: ['south-lead'] }));
      await page.selectOption('#tool', 'draw');
      await page.mouse.click(640, 400);
      await page.mouse.click(700, 380);
      await page.mouse.dblclick(740, 420);
      await page.selectOption('#tool', 'pick');
      await page.mouse.click(300, 330);
      await page.selectOption('#tool', 'place');
      await page.mouse.move(500, 330);
      await page.mouse.move(520, 340);
      await page.locator('.ghost').first().waitFor();
      await page.mouse.wheel(0, 100);
      await page.mouse.click(520, 340);
      const gestures = await page.evaluate(() => probe.gestures);
      expect(
        gestures.map((g) => g.gesture),
        ['draw', 'pick', 'pick'],
        'gestures',
      );
      const [draw, , place] = gestures;
      ensure(draw?.gesture === 'draw' && draw.points.length === 4, `start and three points: ${JSON.stringify(draw)}`);
      expect(place?.turn, 3450, 'turned by the wheel');
    },
  },
  {
    name: 'hex boards snap to fields',
    async run(page, url) {
      await open(page, url, '?scene=hex');
      const at = await middle(page, piece('Guard-1'));
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 48, at.y - 30, { steps: 4 });
      await page.mouse.up();
      const found = await page.evaluate(() => {
        const [drag] = probe.gestures;
        const to = drag?.gesture === 'drag' ? drag.to : null;
        return probe.scene().board.fields.filter((f) => f.centre.x === to?.x && f.centre.y === to?.y).length;
      });
      expect(found, 1, 'a field centre');
    },
  },
  {
    name: 'the keyboard alone selects, moves, turns and puts down',
    async run(page, url) {
      await open(page, url);
      await page.focus('.wt-table');
      await page.keyboard.press('Tab');
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-unit'));
      expect(await focused(), 'north-foot-1', 'the first unit');
      await page.keyboard.press('ArrowDown');
      expect(await focused(), 'north-foot-2', 'the nearest below');
      await page.keyboard.press('End');
      expect(await focused(), 'south-lead', 'the last');
      await page.keyboard.press('Enter');
      expect(await page.locator('[aria-pressed="true"]').getAttribute('data-unit'), 'south-lead', 'selected');
      await page.keyboard.press('m');
      for (const key of ['ArrowUp', 'ArrowUp', 'ArrowLeft', 'q', 'Enter']) await page.keyboard.press(key);
      const [drag] = await page.evaluate(() => probe.gestures);
      ensure(drag?.gesture === 'drag', 'a drag');
      if (drag?.gesture !== 'drag') return;
      expect([drag.to.x - drag.from.x, drag.to.y - drag.from.y, drag.turn], [-INCH, 2 * INCH, 150], 'moved');
      ensure(
        (await page.evaluate(() => probe.spoken)).some((s) => s.includes('Marshal')),
        'announced',
      );
      await page.keyboard.press('PageUp');
      await page.keyboard.press(' ');
      await page.keyboard.press('ArrowRight');
      expect(
        await page.evaluate(() => document.activeElement?.getAttribute('data-piece')),
        'south-beasts-2',
        'the second model of the unit',
      );
    },
  },
  {
    name: 'a field is picked by keys alone',
    async run(page, url) {
      await open(page, url, '?scene=hex&tool=pick');
      await page.focus('.wt-table');
      for (const key of ['m', 'ArrowUp', 'ArrowUp', 'ArrowRight']) await page.keyboard.press(key);
      await page.locator('.cursor').waitFor();
      await page.keyboard.press('Enter');
      const [pick] = await page.evaluate(() => probe.gestures);
      const spoken = await page.evaluate(() => probe.spoken);
      ensure(pick?.gesture === 'pick' && pick.field !== undefined, `a field: ${JSON.stringify(pick)}`);
      expect(spoken.at(-1), pick?.gesture === 'pick' ? pick.field : '', 'the last field announced');
    },
  },
  {
    name: 'what is dragged to the edge makes the table come to meet it',
    async run(page, url) {
      await open(page, url);
      await near(page, 'south-foot-4-4');
      await settle(page);
      const at = await middle(page, piece('south-foot-4-4'));
      const box = (await page.locator('.wt-table').boundingBox())!;
      const before = await page.evaluate(() => probe.table.camera.x);
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 40, at.y - 20, { steps: 3 });
      expect(await page.evaluate(() => probe.table.camera.x), before, 'no pan in the middle');
      await page.mouse.move(box.x + box.width - 6, at.y - 20, { steps: 5 });
      await page.waitForFunction((x) => probe.table.camera.x < x - 120, before);
      const ghost = await page.evaluate(() => document.querySelector('.ghost')!.getBoundingClientRect().right);
      ensure(Math.abs(ghost - box.x - box.width) < 200, 'the ghost stays at the pointer');
      await page.mouse.move(at.x, at.y, { steps: 3 });
      await page.waitForTimeout(60);
      const rested = await page.evaluate(() => probe.table.camera.x);
      await page.waitForTimeout(150);
      expect(await page.evaluate(() => probe.table.camera.x), rested, 'it rests away from the edge');
      await page.mouse.up();
      const [drag] = await page.evaluate(() => probe.gestures);
      ensure(drag?.gesture === 'drag' && drag.to.x - drag.from.x > 5000, 'the way goes on beyond the first window');
    },
  },
  {
    name: 'the measuring tape by keys',
    async run(page, url) {
      await open(page, url);
      await page.keyboard.press('Tab');
      while ((await page.evaluate(() => document.activeElement?.getAttribute('data-unit') ?? '')) === '')
        await page.keyboard.press('Tab');
      await page.keyboard.press('r');
      await page.keyboard.press('ArrowDown');
      const [label, spoken] = [page.locator('.tools .label'), () => page.evaluate(() => probe.spoken)];
      await label.waitFor();
      const shown = (await label.textContent()) ?? '';
      ensure(/\d+\.\d"/.test(shown), `a length: ${shown}`);
      ensure((await spoken()).at(-1)?.includes(shown.trim()) === true, `said: ${(await spoken()).at(-1)}`);
      await page.keyboard.press('ArrowDown');
      ensure((await label.textContent()) !== shown, 'another unit, another length');
      await page.keyboard.press('Escape');
      expect(await label.count(), 0, 'the tape is taken up');
    },
  },
];
