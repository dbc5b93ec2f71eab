'use strict';
// The comparison with an earlier run, whose data are in this page. `page` has the functions of report.js.
const comparison = page => {
  const {byId, element, visible, read} = page;
  const ROWS = 200;
  const MOST_STEPS = 1000;
  const [PROGRAM, NAME, KIND, LINES, , REMARKS, BLOCK] = [0, 1, 2, 3, 4, 5, 6];
  const [SUM, BUFFERS, PEAK] = [0, 1, 2];
  const [STEP, TEXT, DEPTH, IS_PASS, TIME, , CHANGED, STATISTICS] = [0, 1, 2, 3, 4, 5, 6, 7];
  const blocks = new Map();
  let now;
  let old;
  let pairs = [];
  let shown = ROWS;
  let isComplete = false;

  function oldBlock(number) {
    if (!blocks.has(number)) blocks.set(number, read('old-b' + number));
    return blocks.get(number);
  }

  // ---- which lines differ

  /** Names of values have numbers that change with each operation before them. */
  const key = line => line.replace(/%[\w.$-]+(#\d+)?/g, '%').replace(/\^bb\d+/g, '^');

  /** Returns the ranges that differ, four numbers for each, by the algorithm of Myers; at most MOST_STEPS differences. */
  function changes(oldLines, newLines) {
    const a = oldLines.map(key);
    const b = newLines.map(key);
    let start = 0;
    while (start < a.length && start < b.length && a[start] === b[start]) start++;
    let [aEnd, bEnd] = [a.length, b.length];
    while (aEnd > start && bEnd > start && a[aEnd - 1] === b[bEnd - 1]) { aEnd--; bEnd--; }
    if (start === aEnd && start === bEnd) return [];
    const path = shortest(a.slice(start, aEnd), b.slice(start, bEnd));
    return path ? path.flatMap(range => range.map(at => at + start)) : [start, aEnd, start, bEnd];
  }

  /** Returns ranges of differences; null if there are too many. */
  function shortest(a, b) {
    const reached = [new Map([[1, 0]])];
    for (let steps = 0; steps <= Math.min(MOST_STEPS, a.length + b.length); steps++) {
      const last = reached[reached.length - 1];
      const next = new Map();
      for (let k = -steps; k <= steps; k += 2) {
        const down = k === -steps || k !== steps && (last.get(k - 1) ?? -1) < (last.get(k + 1) ?? -1);
        let x = down ? last.get(k + 1) : last.get(k - 1) + 1;
        while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
        next.set(k, x);
        if (x >= a.length && x - k >= b.length) return ranges(reached.slice(1), a.length, b.length);
      }
      reached.push(next);
    }
    return null;
  }

  function ranges(reached, aLength, bLength) {
    const found = [];
    let [x, y] = [aLength, bLength];
    for (let steps = reached.length; steps > 0; steps--) {
      const last = reached[steps - 1];
      const k = x - y;
      const down = k === -steps || k !== steps && (last.get(k - 1) ?? -1) < (last.get(k + 1) ?? -1);
      const from = down ? k + 1 : k - 1;
      const startX = last.get(from);
      const [beforeX, beforeY] = [startX, startX - from];
      const range = down ? [beforeX, beforeX, beforeY, beforeY + 1] : [beforeX, beforeX + 1, beforeY, beforeY];
      const later = found[0];
      if (later && later[0] === range[1] && later[2] === range[3]) {
        later[0] = range[0];
        later[2] = range[2];
      } else {
        found.unshift(range);
      }
      [x, y] = [beforeX, beforeY];
    }
    return found;
  }

  // ---- the passes

  /** Returns the steps of both runs in one order, those with the same name and depth together. */
  function alignedSteps(before, after) {
    const name = step => step[DEPTH] + ' ' + step[STEP];
    const differences = shortest(before.map(name), after.map(name)) || [[0, before.length, 0, after.length]];
    const rows = [];
    let [a, b] = [0, 0];
    for (const [aStart, aEnd, bStart, bEnd] of [...differences, [before.length, before.length, after.length, after.length]]) {
      while (a < aStart) rows.push([before[a++], after[b++]]);
      while (a < aEnd) rows.push([before[a++], undefined]);
      b = bStart;
      while (b < bEnd) rows.push([undefined, after[b++]]);
    }
    return rows;
  }

  function statistics(before, after) {
    const values = new Map();
    for (const [name, sum] of before ? before[STATISTICS] : []) values.set(name, [sum, 0]);
    for (const [name, sum] of after ? after[STATISTICS] : []) values.set(name, [(values.get(name) || [0])[0], sum]);
    return [...values].filter(([, [a, b]]) => a !== b).map(([name, [a, b]]) => `${name}: ${a} → ${b}`);
  }

  function stepRow([before, after]) {
    const step = after || before;
    const cell = (which, column) =>
      element('td', {className: 'number'}, which && (which[IS_PASS] || column === CHANGED) ? String(which[column]) : '');
    const title = step[IS_PASS] ? step[STEP] : 'on ' + step[STEP];
    const note = !before ? ' (new)' : !after ? ' (only before)' : before[TEXT] === after[TEXT] ? '' : ' (other options)';
    const head = element('th', {scope: 'row'}, ...visible(title), note);
    head.style.paddingLeft = `${0.6 + step[DEPTH] * 1.5}em`;
    return element('tr', {className: step[IS_PASS] ? '' : 'nested'}, head, cell(before, TIME), cell(after, TIME),
      cell(before, CHANGED), cell(after, CHANGED), element('td', {}, statistics(before, after).join('; ')));
  }

  // ---- the functions

  function pairUp() {
    const name = f => f[PROGRAM] + ' ' + f[NAME];
    const before = new Map(old.functions.map((f, i) => [name(f), i]));
    const found = now.functions.map((f, i) => {
      const other = before.get(name(f));
      before.delete(name(f));
      return [other, i];
    });
    return [...found, ...[...before.values()].map(i => [i, undefined])];
  }

  const isRemoved = (index, i) => i === undefined || index.functions[i][LINES] === 0;

  function result([before, after]) {
    if (isRemoved(old, before) && isRemoved(now, after)) return 'same';
    if (isRemoved(old, before)) return 'only now';
    if (isRemoved(now, after)) return 'only before';
    return old.results[before][SUM] === now.results[after][SUM] ? 'same' : 'differs';
  }

  function differs(pair) {
    const [before, after] = pair;
    return result(pair) !== 'same'
      || before !== undefined && after !== undefined && old.functions[before][REMARKS] !== now.functions[after][REMARKS];
  }

  function numbers(a, b, isBetterIfLess) {
    const text = a === b ? String(a ?? '') : `${a ?? '?'} → ${b ?? '?'}`;
    const className = !isBetterIfLess || a === b || a === undefined || b === undefined ? '' : a > b ? 'better' : 'worse';
    return element('td', {className: 'number ' + className}, text);
  }

  function row(pair) {
    const [before, after] = pair;
    const f = after === undefined ? old.functions[before] : now.functions[after];
    const of = (index, i, column) => i === undefined ? undefined : index.functions[i][column];
    const measured = (index, i, column) => i === undefined ? undefined : index.results[i][column];
    const both = (column, less) => numbers(measured(old, before, column), measured(now, after, column), less);
    return element('tr', {},
      element('th', {className: 'name', scope: 'row'},
        element('a', {href: '#c=' + pairs.indexOf(pair)}, ...visible(f[NAME]))),
      element('td', {}, result(pair)), numbers(of(old, before, LINES), of(now, after, LINES), false),
      both(BUFFERS, true), both(PEAK, true), numbers(of(old, before, REMARKS), of(now, after, REMARKS), false));
  }

  function list() {
    byId('compared-rows').replaceChildren(...pairs.slice(0, shown).map(row));
    byId('compared-more').hidden = pairs.length <= shown;
  }

  // ---- one function

  /** Returns the details of a function; undefined if no pass has changed it and nothing was reported. */
  async function details(index, i, block) {
    return i === undefined || index.functions[i][BLOCK] < 0 ? undefined : (await block(index.functions[i][BLOCK]))[i];
  }

  const lastText = found => found && found.texts.length > 0 ? found.texts[found.texts.length - 1] : undefined;

  async function show(i) {
    const pair = pairs[i];
    if (!pair) return;
    const [before, after] = pair;
    const f = after === undefined ? old.functions[before] : now.functions[after];
    const was = await details(old, before, oldBlock);
    const is = await details(now, after, page.block);
    const parts = [];
    const [a, b] = [isRemoved(old, before) ? '' : lastText(was), isRemoved(now, after) ? '' : lastText(is)];
    if (typeof a !== 'string' || typeof b !== 'string') {
      parts.push(element('p', {className: 'limit'}, 'The text of the result is not in both pages: no pass has changed it, or it was too long.'));
    } else {
      const found = changes(a === '' ? [] : a.split('\n'), b === '' ? [] : b.split('\n'));
      parts.push(page.folded(`Result before and now: ${page.size(found)}`, true, () => page.diff(a, b, found)));
    }
    if (was && was.buffersAfter) parts.push(page.folded('Buffers before', true, () => page.bufferChart('Earlier run', was.buffersAfter)));
    if (is && is.buffersAfter) parts.push(page.folded('Buffers now', true, () => page.bufferChart('This run', is.buffersAfter)));
    if (after !== undefined && now.functions[after][BLOCK] >= 0) {
      parts.push(element('p', {}, element('a', {href: '#f=' + after}, 'What each pass of this run has changed')));
    }
    byId('function-title').replaceChildren(...visible(`${f[NAME]} (${f[KIND]}), compared`));
    byId('details').replaceChildren(...parts);
    page.view('function');
  }

  /** Shows the comparison if the page has the data of an earlier run. */
  async function start(index) {
    if (!byId('old-index')) return;
    now = index;
    old = await read('old-index');
    const [before, after] = [await read('old-steps'), await read('steps')];
    byId('earlier-title').replaceChildren(...visible(before.title));
    const sum = (all, column) => all.reduce((total, each) => total + (each[column] ?? 0), 0);
    pairs = pairUp().filter(differs);
    const facts = [['time, with the report', `${before.time} → ${after.time} ms`],
      ['functions that differ', String(pairs.length)],
      ['buffers', `${sum(old.results, BUFFERS)} → ${sum(now.results, BUFFERS)}`],
      ['messages', `${sum(old.functions, REMARKS)} → ${sum(now.functions, REMARKS)}`]];
    byId('earlier-facts').replaceChildren(...facts.map(([name, value]) =>
      element('div', {}, element('dt', {}, name), element('dd', {}, value))));
    byId('compared-steps').replaceChildren(...alignedSteps(before.steps, after.steps).map(stepRow));
    byId('compared-count').textContent = pairs.length === 0
      ? 'All functions have the same results.' : `${pairs.length} functions differ in their results or messages`;
    byId('compared-functions').hidden = pairs.length === 0;
    byId('compared-more').addEventListener('click', () => {
      shown += ROWS;
      list();
    });
    list();
    byId('compared').hidden = false;
    isComplete = true;
  }

  return {start, show, isShown: () => isComplete};
};
