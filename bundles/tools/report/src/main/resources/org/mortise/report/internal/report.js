// All texts of programs are inserted as text nodes, never as HTML.
(() => {
  const ROWS = 200;
  const MOST_LINES = 1000;
  const CONTEXT = 3;
  const [PROGRAM, NAME, KIND, LINES, STEPS, REMARKS, BLOCK] = [0, 1, 2, 3, 4, 5, 6];
  const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/gu;
  const byId = id => document.getElementById(id);
  const blocks = new Map();
  let index;
  let shown = ROWS;
  /** The number of the function that was opened last. */
  let lastShown;

  function element(name, properties, ...children) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(properties || {})) {
      if (key in made) made[key] = value; else made.setAttribute(key, value);
    }
    made.append(...children);
    return made;
  }

  /** Returns the nodes that show a text; characters without a picture are shown by their numbers. */
  function visible(text) {
    const nodes = [];
    let at = 0;
    for (const match of text.matchAll(UNPRINTABLE)) {
      if (match[0] === '\n' || match[0] === '\t') continue;
      nodes.push(text.slice(at, match.index));
      nodes.push(element('span', {className: 'char'}, 'U+' + match[0].codePointAt(0).toString(16).padStart(4, '0')));
      at = match.index + match[0].length;
    }
    nodes.push(text.slice(at));
    return nodes;
  }

  async function read(id) {
    const bytes = Uint8Array.from(atob(byId(id).textContent), c => c.charCodeAt(0));
    const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    const text = await new Response(plain).text().catch(() => {
      throw new Error('its data are damaged');
    });
    return JSON.parse(text);
  }

  function block(number) {
    if (!blocks.has(number)) blocks.set(number, read('b' + number));
    return blocks.get(number);
  }

  // ---- the list of functions

  function matching() {
    const wanted = byId('search').value.toLowerCase();
    const pass = byId('pass').value;
    const noted = byId('noted').checked;
    return index.functions.map((f, i) => [f, i]).filter(([f]) =>
      f[NAME].toLowerCase().includes(wanted)
      && (pass === '' || (pass === 'any' ? f[STEPS].length > 0 : f[STEPS].includes(Number(pass))))
      && (!noted || f[REMARKS] > 0));
  }

  function passNames(steps) {
    const names = [...new Set(steps.map(step => index.passes[step]))];
    return names.slice(0, 4).join(', ') + (names.length > 4 ? ` and ${names.length - 4} more` : '');
  }

  function row([f, i]) {
    const file = index.programs.length > 1 ? ` (part ${f[PROGRAM] + 1})` : '';
    const name = f[BLOCK] < 0 ? element('span', {}, ...visible(f[NAME] + file))
      : element('a', {href: '#f=' + i}, ...visible(f[NAME] + file));
    return element('tr', {},
      element('th', {className: 'name', scope: 'row'}, name),
      element('td', {}, ...visible(f[KIND])),
      element('td', {className: 'number'}, f[LINES] === 0 ? 'removed' : String(f[LINES])),
      element('td', {}, passNames(f[STEPS])),
      element('td', {className: 'number'}, f[REMARKS] === 0 ? '' : String(f[REMARKS])));
  }

  /** Returns whether an entry is a function, and not what a module has besides. */
  function isFunction(f) {
    return f[KIND] !== 'rest of module';
  }

  function list() {
    const found = matching();
    byId('rows').replaceChildren(...found.slice(0, shown).map(row));
    const functions = index.functions.filter(isFunction).length;
    byId('count').textContent = `${found.filter(([f]) => isFunction(f)).length} of ${functions} functions`
      + (found.length > shown ? `, the first ${shown} are shown` : '');
    byId('more').hidden = found.length <= shown;
  }

  function listAgain() {
    shown = ROWS;
    list();
  }

  // ---- differences

  const number = at => element('td', {className: 'at'}, at === undefined ? '' : String(at + 1));

  function sameRow(oldLines, a, newLines, b) {
    const renamed = oldLines[a] === newLines[b] ? '' : 'renamed';
    return element('tr', {}, number(a), element('td', {className: renamed}, ...visible(oldLines[a])),
      number(b), element('td', {className: renamed}, ...visible(newLines[b])));
  }

  /** Returns the text with the part that differs from another one marked, unless nearly all of it differs. */
  function marked(text, other) {
    let start = 0;
    const most = Math.min(text.length, other.length);
    while (start < most && text[start] === other[start]) start++;
    let end = 0;
    while (end < most - start && text[text.length - 1 - end] === other[other.length - 1 - end]) end++;
    const indentation = text.length - text.trimStart().length;
    if (start + end - indentation < text.length / 3) return visible(text);
    return [...visible(text.slice(0, start)), element('mark', {}, ...visible(text.slice(start, text.length - end))),
      ...visible(text.slice(text.length - end))];
  }

  function side(kind, line, other) {
    if (line === undefined) return element('td', {className: 'none'});
    return element('td', {className: kind}, ...(other === undefined ? visible(line) : marked(line, other)));
  }

  function* changedRows(oldLines, newLines, [a, aEnd, b, bEnd]) {
    for (let i = 0; a + i < aEnd || b + i < bEnd; i++) {
      const old = a + i < aEnd ? oldLines[a + i] : undefined;
      const revised = b + i < bEnd ? newLines[b + i] : undefined;
      yield element('tr', {}, number(old === undefined ? undefined : a + i), side('old', old, revised),
        number(revised === undefined ? undefined : b + i), side('new', revised, old));
    }
  }

  /** Returns a row with a button that replaces the row by others. */
  function buttonRow(width, text, makeRows) {
    const button = element('button', {type: 'button'}, text);
    const made = element('tr', {}, element('td', {className: 'fold', colSpan: width}, button));
    button.addEventListener('click', () => {
      const rows = makeRows();
      made.replaceWith(...rows);
      rows[0].tabIndex = -1;
      rows[0].focus();
    });
    return made;
  }

  /** Returns the first rows, and a row that leads to the others: a browser needs seconds for tens of thousands. */
  function firstRows(rows, width) {
    const first = [];
    for (let next = rows.next(); !next.done; next = rows.next()) {
      if (first.length === MOST_LINES) {
        const others = (function* () {
          yield next.value;
          yield* rows;
        })();
        return [...first, buttonRow(width, `show ${MOST_LINES} more lines`, () => firstRows(others, width))];
      }
      first.push(next.value);
    }
    return first;
  }

  function foldRow(width, count, rows) {
    return buttonRow(width, width === 4 ? `${count} unchanged lines` : `${count} lines`, () => firstRows(rows, width));
  }

  /** Generates the rows of lines that are the same; those far from the differences are folded. */
  function* sameRows(oldLines, newLines, a, b, length, isFirst, isLast) {
    function* rows(from, to) {
      for (let i = from; i < to; i++) yield sameRow(oldLines, a + i, newLines, b + i);
    }
    const head = isFirst ? 0 : Math.min(CONTEXT, length);
    const tail = isLast ? length : Math.max(head, length - CONTEXT);
    const isFolded = tail - head > 1;
    yield* rows(0, isFolded ? head : length);
    if (!isFolded) return;
    yield foldRow(4, tail - head, rows(head, tail));
    yield* rows(tail, length);
  }

  /** Returns the columns of a table; their widths must not depend on its first row. */
  function columns(...classes) {
    return element('colgroup', {}, ...classes.map(className => element('col', {className})));
  }

  function linesOf(text) {
    return text === '' ? [] : text.split('\n');
  }

  function* diffRows(oldLines, newLines, changes) {
    let a = 0;
    let b = 0;
    for (let i = 0; i < changes.length; i += 4) {
      const change = changes.slice(i, i + 4);
      yield* sameRows(oldLines, newLines, a, b, change[0] - a, i === 0, false);
      yield* changedRows(oldLines, newLines, change);
      [a, b] = [change[1], change[3]];
    }
    yield* sameRows(oldLines, newLines, a, b, oldLines.length - a, changes.length === 0, true);
  }

  function diff(before, after, changes) {
    const rows = firstRows(diffRows(linesOf(before), linesOf(after), changes), 4);
    const heading = element('caption', {className: 'unseen'}, 'before on the left, after on the right');
    return element('table', {className: 'diff'}, heading, columns('at', '', 'at', ''), element('tbody', {}, ...rows));
  }

  function* lineRows(lines, first, end = lines.length, start = 0) {
    for (let at = start; at < end; at++) {
      yield element('tr', {}, number(first + at), element('td', {}, ...visible(lines[at])));
    }
  }

  function plainText(text) {
    const rows = firstRows(lineRows(linesOf(text || ''), 0), 2);
    return element('table', {className: 'source'}, columns('at', ''), element('tbody', {}, ...rows));
  }

  function plural(count, noun) {
    return `${count} ${noun}${count === 1 ? '' : 's'}`;
  }

  function size(changes) {
    let removed = 0;
    let added = 0;
    for (let i = 0; i < changes.length; i += 4) {
      removed += changes[i + 1] - changes[i];
      added += changes[i + 3] - changes[i + 2];
    }
    if (removed + added === 0) return 'only names or attributes of values';
    return `${plural(removed, 'line')} removed, ${added} added`;
  }

  function folded(title, isOpen, contents) {
    const made = element('details', {}, element('summary', {}, title));
    made.addEventListener('toggle', () => {
      if (made.open && made.childElementCount === 1) made.append(contents());
    });
    made.open = isOpen;
    return made;
  }

  // ---- messages

  function place(remark) {
    return remark[1] === '' ? '' : `${remark[1]}:${remark[2]}:${remark[3]}: `;
  }

  function message(remark) {
    const made = element('div', {className: 'message ' + remark[0]},
      element('span', {className: 'place'}, ...visible(place(remark))), element('strong', {}, remark[0] + ': '),
      ...visible(remark[4]));
    if (remark[5].length > 0) {
      made.append(element('ul', {}, ...remark[5].map(note =>
        element('li', {}, element('span', {className: 'place'}, ...visible(place(note))), ...visible(note[4])))));
    }
    return made;
  }

  function* sourceRows(details, byLine) {
    const rows = (start, end) => lineRows(details.source, details.first - 1, end, start);
    const isNear = new Set();
    for (const noted of byLine.keys()) for (let d = -CONTEXT; d <= CONTEXT; d++) isNear.add(noted + d);
    for (let at = 0; at < details.source.length; at++) {
      const start = at;
      while (at < details.source.length && !isNear.has(at)) at++;
      if (at - start === 1) yield* rows(start, at);
      else if (at > start) yield foldRow(2, at - start, rows(start, at));
      if (at === details.source.length) break;
      yield* rows(at, at + 1);
      for (const remark of byLine.get(at) || []) {
        yield element('tr', {}, element('td'), element('td', {}, message(remark)));
      }
    }
  }

  function source(details) {
    const byLine = new Map();
    for (const remark of details.remarks) {
      const at = remark[2] - details.first;
      if (!byLine.has(at)) byLine.set(at, []);
      byLine.get(at).push(remark);
    }
    const rows = firstRows(sourceRows(details, byLine), 2);
    return element('table', {className: 'source'}, columns('at', ''), element('tbody', {}, ...rows));
  }

  // ---- buffers

  const ENDS = {FREED: 'freed', RETURNED: 'returned', SCOPE: 'on the stack', NOT_FREED: 'not freed here'};
  const ACCESSES = {READ: 'read', WRITE: 'written', READ_WRITE: 'read and written', USE: 'used', FREE: 'freed'};

  function svg(name, attributes, ...children) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  function titled(shape, text) {
    shape.append(svg('title', {}, ...visible(text).map(node => node.textContent || String(node))));
    return shape;
  }

  /** Returns for each line the bytes of the buffers that are live there. */
  function liveBytes(chart) {
    const change = new Array(chart.lines + 1).fill(0);
    for (const [, , bytes, start, end] of chart.bars) {
      if (bytes < 0) continue;
      change[start] += bytes;
      change[Math.min(end + 1, chart.lines)] -= bytes;
    }
    let sum = 0;
    return change.slice(0, chart.lines).map(delta => sum += delta);
  }

  function drawing(chart, live, peak) {
    const [LABEL, RIGHT, ROW, TOP, CURVE] = [150, 990, 20, 14, 60];
    const x = line => LABEL + (RIGHT - LABEL) * line / Math.max(1, chart.lines);
    const height = TOP + CURVE + 14 + chart.bars.length * ROW + 24;
    const made = svg('svg', {viewBox: `0 0 1000 ${height}`, role: 'img', class: 'buffers',
      'aria-label': `${chart.bars.length} buffers over the lines of the function; the table below has the same data`});
    const y = bytes => TOP + CURVE - CURVE * bytes / Math.max(1, peak);
    let path = `M ${x(0)} ${y(0)}`;
    live.forEach((bytes, line) => { path += ` V ${y(bytes).toFixed(1)} H ${x(line + 1).toFixed(1)}`; });
    made.append(svg('path', {d: path + ` V ${y(0)} Z`, class: 'live'}),
      svg('text', {x: LABEL - 8, y: TOP + 10, class: 'label'}, `${peak.toLocaleString('en')} B`),
      svg('text', {x: LABEL - 8, y: TOP + CURVE, class: 'label'}, '0'));
    const step = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000, 100000]
      .find(size => chart.lines / size <= 12) || chart.lines;
    for (let line = 0; line < chart.lines; line += step) {
      made.append(svg('line', {x1: x(line), x2: x(line), y1: TOP, y2: height - 20, class: 'grid'}),
        svg('text', {x: x(line) + 2, y: height - 6, class: 'tick'}, String(line + 1)));
    }
    chart.bars.forEach((bar, i) => made.append(barRow(bar, TOP + CURVE + 14 + i * ROW, x, LABEL)));
    return made;
  }

  function barRow([name, type, , start, end, kind, points], top, x, label) {
    const shown = name.length > 20 ? name.slice(0, 19) + '\u2026' : name;
    const made = svg('g', {},
      titled(svg('text', {x: label - 8, y: top + 13, class: 'label'}, shown), `${name}: ${type}`),
      titled(svg('rect', {x: x(start), y: top + 3, width: Math.max(4, x(end + 1) - x(start)), height: 13, rx: 3,
        class: 'bar ' + kind}), `${name}: lines ${start + 1} to ${end + 1}, ${ENDS[kind]}`));
    for (const [line, access, operation] of points) {
      const at = x(line + 0.5);
      const shape = access === 'FREE'
        ? svg('path', {d: `M ${at - 5} ${top + 5} l 10 9 m 0 -9 l -10 9`, class: 'point FREE'})
        : svg('rect', {x: at - 2, y: top + 5, width: 4, height: 9, class: 'point ' + access});
      made.append(titled(shape, `line ${line + 1}: ${operation}, ${ACCESSES[access]}`));
    }
    return made;
  }

  function accessText(points, wanted) {
    const texts = [...new Set(points.filter(([, access]) => (access === 'FREE') === wanted)
      .map(([line, access, operation]) => `${operation} (${wanted ? '' : ACCESSES[access] + ', '}line ${line + 1})`))];
    return texts.slice(0, 8).join(', ') + (texts.length > 8 ? ` and ${texts.length - 8} more` : '');
  }

  function bufferTable(chart) {
    const heads = ['Buffer', 'Type', 'Bytes', 'Allocated', 'End', 'Freed by', 'Accesses'];
    const body = chart.bars.map(([name, type, bytes, start, , kind, points]) => element('tr', {},
      element('th', {scope: 'row', className: 'name'}, ...visible(name)), element('td', {}, ...visible(type)),
      element('td', {className: 'number'}, bytes < 0 ? 'unknown' : bytes.toLocaleString('en')),
      element('td', {className: 'number'}, `line ${start + 1}`), element('td', {}, ENDS[kind]),
      element('td', {}, accessText(points, true)), element('td', {}, accessText(points, false))));
    return element('div', {className: 'wide'}, element('table', {className: 'functions'},
      element('thead', {}, element('tr', {}, ...heads.map(head => element('th', {scope: 'col'}, head)))),
      element('tbody', {}, ...body)));
  }

  function bufferChart(title, chart) {
    const live = liveBytes(chart);
    const peak = live.reduce((a, b) => Math.max(a, b), 0);
    const unknown = chart.bars.filter(bar => bar[2] < 0).length;
    const notes = [plural(chart.count, 'buffer')];
    if (unknown < chart.bars.length) notes.push(`at most ${peak.toLocaleString('en')} bytes at a time`);
    if (unknown > 0) notes.push(`${unknown} of unknown size` + (unknown < chart.bars.length ? ' not counted' : ''));
    if (chart.count > chart.bars.length) notes.push(`the first ${chart.bars.length} are shown`);
    return element('figure', {}, element('figcaption', {}, `${title}: ${notes.join('; ')}`),
      drawing(chart, live, peak), folded('as a table', false, () => bufferTable(chart)));
  }

  const memory = memoryPictures({element, visible, svg, titled, folded, plural});

  function buffers(details) {
    const parts = element('div', {className: 'charts'});
    if (details.buffersBefore) parts.append(bufferChart('Before all passes', details.buffersBefore));
    if (details.buffersAfter) parts.append(bufferChart('After all passes', details.buffersAfter));
    parts.append(element('p', {className: 'hint'}, 'The lines are those of the text before or after all passes. '
      + 'Marks: dark for a write, light for a read, a cross where the buffer is freed.'));
    return parts;
  }

  function offsets(details) {
    return element('div', {className: 'charts'}, ...memory.figures('Before all passes', details.buffersBefore),
      ...memory.figures('After all passes', details.buffersAfter));
  }

  // ---- graphs

  const drawn = graphs({byId, element, visible, read});
  let calls;

  /** Returns the label of a function in a graph, which does not have the names of the modules around it. */
  const labelOf = f => `${f[KIND]} ${f[NAME].replace(/^.*::(?=@)/s, '')}`;

  /** Returns a function from labels to addresses; functions in several modules with the same label have none. */
  function addressOf(program) {
    const byLabel = new Map();
    index.functions.forEach((f, i) => {
      if (f[PROGRAM] === program) byLabel.set(labelOf(f), byLabel.has(labelOf(f)) || f[BLOCK] < 0 ? undefined : `#f=${i}`);
    });
    return label => byLabel.get(label);
  }

  /** Returns the closed element of a graph, which an address can open by its kind. */
  function pictured(kind, title, contents) {
    const made = folded(title, false, contents);
    made.dataset.graph = kind;
    return made;
  }

  function openGraph(kind, section) {
    const found = [...byId(section).querySelectorAll('[data-graph]')].find(made => made.dataset.graph === kind);
    if (!found) return;
    found.open = true;
    found.classList.add('addressed'); // which has its place before it is drawn
    found.querySelector('summary').focus({preventScroll: true});
    found.scrollIntoView();
  }

  function graphsOf(f, details) {
    const parts = [];
    if (details.controlFlow) {
      parts.push(pictured('control-flow', 'Control flow', () => drawn.figure(details.controlFlow, 'Control flow of ' + f[NAME],
        {hint: 'Blocks after all passes. Dashed edges enter and leave regions.'})));
    }
    if (details.aliases) {
      parts.push(pictured('aliases', 'Aliases', () => drawn.figure(details.aliases, 'Aliases in ' + f[NAME],
        {hint: 'Buffers after all passes, with an edge to each that may alias it. Boxes may be memory of their own.'})));
    }
    const near = drawn.around(calls[f[PROGRAM]], labelOf(f), {addressOf: addressOf(f[PROGRAM])});
    if (near) parts.push(pictured('calls', 'Calls', near));
    return parts;
  }

  function showCalls() {
    calls.forEach((graph, program) => {
      if (graph.edges.length === 0) return;
      const name = calls.length === 1 ? 'Calls' : `Calls in part ${program + 1}`;
      byId('calls-graphs').append(pictured('calls', name, () => drawn.figure(graph, name,
        {addressOf: addressOf(program), hint: 'Functions after all passes. A link leads to each that was changed.'})));
    });
    byId('calls-section').hidden = byId('calls-graphs').childElementCount === 0;
  }

  // ---- one function

  async function showFunction(i) {
    lastShown = i;
    const f = index.functions[i];
    const details = (await block(f[BLOCK]))[i];
    byId('function-title').replaceChildren(...visible(`${f[NAME]} (${f[KIND]})`));
    const parts = [];
    if (details.remarks) parts.push(folded(plural(f[REMARKS], 'message'), true, () => source(details)));
    const last = details.texts.length - 1;
    if (details.buffersBefore || details.buffersAfter) parts.push(folded('Buffers', true, () => buffers(details)));
    if (memory.isIn(details.buffersBefore) || memory.isIn(details.buffersAfter)) {
      parts.push(folded('Offsets of buffers', true, () => offsets(details)));
    }
    parts.push(...graphsOf(f, details));
    if (details.whole) {
      parts.push(folded(`All passes together: ${size(details.whole)}`, false,
        () => diff(details.texts[0], details.texts[last], details.whole)));
    }
    for (let v = 1; v <= last; v++) {
      const pass = index.passes[f[STEPS][v - 1]];
      if (details.texts[v] === null || details.texts[v - 1] === null) {
        parts.push(element('p', {className: 'limit'}, `${pass}: changed; the text was too long to be kept`));
        continue;
      }
      const changes = details.changes[v];
      parts.push(folded(`${pass}: ${size(changes)}`, v === 1 || last < 4,
        () => diff(details.texts[v - 1], details.texts[v], changes)));
    }
    parts.push(folded(last > 0 ? 'Text after all passes' : 'Text', false, () => plainText(details.texts[last])));
    byId('details').replaceChildren(...parts);
    view('function');
  }

  function view(name) {
    for (const id of ['overview', 'functions']) byId(id).hidden = name === 'function';
    byId('compared').hidden = name === 'function' || !compared.isShown();
    byId('loose').hidden = name === 'function' || index.loose.length === 0;
    byId('calls-section').hidden = name === 'function' || byId('calls-graphs').childElementCount === 0;
    byId('function').hidden = name !== 'function';
    if (name === 'function') {
      byId('function-title').focus({preventScroll: true});
      scrollTo(0, 0);
    }
  }

  /** Returns the text of a part of an address, which anybody may have typed. */
  function decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch (malformed) {
      return text;
    }
  }

  function hasDetails(i) {
    return index.functions[i] !== undefined && index.functions[i][BLOCK] >= 0;
  }

  /** Returns the number of a function that an address states by its number or its name. */
  function numberOf(text) {
    if (/^\d+$/.test(text)) return Number(text);
    const name = decoded(text);
    const exact = index.functions.findIndex(f => f[NAME] === name);
    return exact >= 0 ? exact : index.functions.findIndex(f => f[NAME].endsWith('::' + name));
  }

  function showProblem(text) {
    byId('problem').textContent = text;
    byId('problem').hidden = false;
  }

  /** Shows the view of the address; parts of the page that cannot be read do not keep others from being shown. */
  async function followAddress() {
    try {
      await follow();
    } catch (problem) {
      showProblem(`${decoded(location.hash) || 'This page'} cannot be shown: ${problem.message}`);
    }
  }

  async function follow() {
    const [[key, value], [, graph] = []] = location.hash.slice(1).split('&').map(part => part.split('='));
    byId('problem').hidden = true;
    if (key === 'f' && !hasDetails(numberOf(value))) {
      showProblem(`There is nothing to show of the function ${decoded(value)}.`);
    } else if (key === 'f') {
      await showFunction(numberOf(value));
      if (graph) openGraph(graph, 'details');
      return;
    }
    if (key === 'c' && compared.isShown()) return compared.show(Number(value));
    const left = byId('function').hidden ? undefined : lastShown;
    view('list');
    if (!key && left !== undefined) byId('rows').querySelector(`a[href="#f=${left}"]`)?.focus();
    if (key === 'search') byId('search').focus();
    if (key === 'graph') openGraph(value, 'calls-graphs');
    if (key === 'pass') {
      byId('pass').value = value;
      listAgain();
    }
    if (key === 'pass' || key === 'functions') {
      byId('functions').scrollIntoView();
      byId('functions').focus({preventScroll: true});
    }
  }

  const compared = comparison({byId, element, visible, read, block, folded, size, diff, bufferChart, view});

  async function start() {
    if (typeof DecompressionStream === 'undefined') {
      throw new Error('this browser cannot read the data of the page; Chrome 80, Firefox 113 and Safari 16.4 can');
    }
    index = await read('index');
    calls = await read('calls');
    index.passes.forEach((name, i) => {
      if (index.functions.some(f => f[STEPS].includes(i))) {
        byId('pass').append(element('option', {value: String(i)}, `${name} (${i + 1})`));
      }
    });
    byId('loose').append(...index.loose.slice(0, ROWS).map(message));
    if (index.loose.length > ROWS) {
      byId('loose').append(element('p', {className: 'limit'}, `${index.loose.length - ROWS} more are not shown`));
    }
    byId('search').addEventListener('input', listAgain);
    byId('pass').addEventListener('change', listAgain);
    byId('noted').addEventListener('change', listAgain);
    document.querySelector('.filters').addEventListener('submit', event => event.preventDefault());
    byId('more').addEventListener('click', () => {
      shown += ROWS;
      list();
    });
    addEventListener('hashchange', followAddress);
    addEventListener('keydown', event => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.target.id === 'search') return;
      event.preventDefault();
      if (byId('function').hidden) byId('search').focus();
      else location.hash = '#search';
    });
    showCalls();
    list();
    const failure = await compared.start(index).then(() => '', problem => problem.message);
    await followAddress();
    if (failure) showProblem('The earlier run cannot be shown: ' + failure);
    document.documentElement.dataset.ready = 'true';
  }

  start().catch(problem => showProblem('The functions cannot be shown: ' + problem.message));
})();
