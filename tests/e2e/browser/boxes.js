// Measures where the controls of a page lie, and stands in for its socket: the table is told what the test says.
(() => {
  const SLACK = 1.5;

  window.WebSocket = class extends EventTarget {
    static OPEN = 1;
    static CLOSED = 3;
    readyState = 0;
    constructor() {
      super();
      setTimeout(() => ((this.readyState = 1), this.onopen?.()));
    }
    send(frame) {
      const { type, table } = JSON.parse(frame);
      if (type !== 'hello' || table === undefined) return; // a page may have other lines
      window.line = this;
      if (window.told) this.onmessage?.({ data: window.told });
    }
    close() {
      this.readyState = 3;
    }
  };

  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && one.getClientRects().length > 0;
  const front = () => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  const called = (one) =>
    `<${one.tagName.toLowerCase()} class="${(one.getAttribute('class') ?? '').replace(/ ?svelte-\w+/, '')}"> ` +
    `“${(one.getAttribute('aria-label') || one.textContent || '').trim().replace(/\s+/g, ' ').slice(0, 40)}”`;

  /** What keeps this control from being seen whole: an edge that hides what runs over it, or that of the screen. A scroller brings in what it holds. */
  function hiddenBy(one) {
    const box = one.getBoundingClientRect();
    const brought = { x: false, y: false };
    for (let at = one.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      for (const axis of ['x', 'y']) {
        const [low, high, size, full, flow] =
          axis === 'x'
            ? ['left', 'right', at.clientWidth, at.scrollWidth, style.overflowX]
            : ['top', 'bottom', at.clientHeight, at.scrollHeight, style.overflowY];
        if (flow === 'visible') continue;
        if ((flow === 'auto' || flow === 'scroll') && full > size) brought[axis] = true;
        else if (!brought[axis] && (box[low] < edge[low] - SLACK || box[high] > edge[high] + SLACK)) return `is cut by ${called(at)}`;
      }
      if (style.position === 'fixed') return offScreen(box, brought);
    }
    return offScreen(box, { x: brought.x, y: brought.y || document.documentElement.scrollHeight > innerHeight });
  }

  function offScreen({ left, right, top, bottom }, brought) {
    if (!brought.x && (left < -SLACK || right > innerWidth + SLACK)) return `reaches from ${left.toFixed()} to ${right.toFixed()} across`;
    if (!brought.y && (top < -SLACK || bottom > innerHeight + SLACK)) return `reaches from ${top.toFixed()} to ${bottom.toFixed()} down`;
    return '';
  }

  function faults() {
    const controls = [...front().querySelectorAll('button, a[href], input, select, textarea, summary')].filter(shown);
    const found = controls.flatMap((one) => {
      const told = hiddenBy(one);
      return told ? [`${called(one)} ${told}`] : [];
    });
    const wide = document.documentElement.scrollWidth;
    return wide > innerWidth ? [...found, `the page is ${wide} wide`] : found;
  }

  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

  /** Waits until nothing is wrong any more, as long as the patience lasts: what is wrong then. */
  async function settled(wrong, patience) {
    const until = performance.now() + patience;
    for (;;) {
      const found = wrong();
      if (!found.length || performance.now() > until) return found;
      await frame();
    }
  }

  const missing = (selector) => [...document.querySelectorAll(selector)].some(shown) ? [] : [`there is no ${selector}`];

  async function open(state, patience, only) {
    for (const one of document.querySelectorAll(only ? '.none' : 'dialog[open] > header button, [data-boxes-open]')) one.click();
    if (state.told) window.line.onmessage({ data: (window.told = state.told) });
    await new Promise(setTimeout);
    const found = await settled(() => missing(state.seen), patience);
    if (found.length || !state.pressed) return found;
    const one = document.querySelector(state.pressed);
    one.click();
    if (one.getAttribute('aria-pressed')) one.dataset.boxesOpen = '';
    await new Promise(setTimeout);
    return settled(() => missing(state.opened), patience);
  }

  window.lookAt = async (states, patience) => {
    const all = [];
    for (const state of states) {
      const unseen = await open(state, patience, states.length === 1);
      await frame();
      const found = unseen.length ? unseen : await settled(faults, patience);
      all.push(...found.map((fault) => `${state.name}: ${fault}`));
    }
    return all;
  };
})();
