// Pictures of the heap: offsets against program order. `page` has the functions of report.js.
const memoryPictures = page => {
  const {element, visible, svg, titled, folded, plural} = page;
  const [NAME, TYPE, KIND, BYTES, OFFSET, LINE, LAST_LINE, FIRST, LAST] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
  const [WIDTH, LEFT, RIGHT, TOP, HEIGHT, BOTTOM] = [1000, 80, 905, 16, 340, 40];
  const TITLES = {FREED: '', NOT_FREED: ', not freed here', ARENA: ', an arena', PART: ', part of an arena'};

  /** Returns a number of bytes in few characters. */
  function short(bytes) {
    const units = ['B', 'kB', 'MB', 'GB', 'TB', 'PB', 'EB'];
    let unit = 0;
    let value = bytes;
    while (value >= 1000 && unit < units.length - 1) {
      value /= 1000;
      unit++;
    }
    return `${unit === 0 || value >= 100 ? Math.round(value) : value.toPrecision(3)} ${units[unit]}`;
  }

  const exact = bytes => `${bytes.toLocaleString('en')} bytes`;

  function text(box) {
    return `${box[NAME]}: ${exact(box[BYTES])} at offset ${box[OFFSET].toLocaleString('en')}, allocated on line `
      + `${box[LINE] + 1}, lines ${box[LINE] + 1} to ${box[LAST_LINE] + 1}${TITLES[box[KIND]]}; ${box[TYPE]}`;
  }

  /** Returns the multiples of a round number that divide the height into a few parts. */
  function marks(top) {
    const rough = Math.max(1, top / 5);
    const power = 10 ** Math.floor(Math.log10(rough));
    const step = [1, 2, 5, 10].map(times => times * power).find(size => size >= rough);
    const found = [];
    for (let at = 0; at <= top; at += step) found.push(at);
    return found;
  }

  function axes(picture, x, y, top) {
    const made = svg('g', {'aria-hidden': 'true'});
    for (const at of marks(top)) {
      made.append(svg('line', {x1: LEFT, x2: RIGHT, y1: y(at), y2: y(at), class: 'grid'}),
        svg('text', {x: LEFT - 6, y: y(at) + 4, class: 'label'}, short(at)));
    }
    for (const [at, line] of picture.ticks) {
      made.append(svg('line', {x1: x(at), x2: x(at), y1: TOP, y2: TOP + HEIGHT, class: 'grid'}),
        svg('text', {x: x(at), y: TOP + HEIGHT + 14, class: 'tick'}, String(line + 1)));
    }
    made.append(svg('text', {x: (LEFT + RIGHT) / 2, y: TOP + HEIGHT + 32, class: 'axis'}, 'line of the text, in program order'));
    return made;
  }

  function shape(box, x, y) {
    const [left, upper] = [x(box[FIRST]), y(box[OFFSET] + box[BYTES])];
    const width = Math.max(1.5, x(box[LAST] + 1) - left);
    const height = Math.max(0.8, y(box[OFFSET]) - upper);
    const made = svg('g', {class: 'box'}, titled(svg('rect', {x: left.toFixed(1), y: upper.toFixed(1),
      width: width.toFixed(1), height: height.toFixed(1), class: `bar ${box[KIND]}${height < 6 ? ' thin' : ''}`}), text(box)));
    const fits = height >= 13 && width >= 8 + 7.3 * box[NAME].length;
    if (fits && box[KIND] !== 'ARENA') {
      made.append(svg('text', {x: left + 4, y: upper + Math.min(height - 3, 12), class: 'name'}, ...visible(box[NAME])
        .map(node => node.textContent || String(node))));
    }
    return made;
  }

  /** Draws the peak and the bound, whose labels must not cover each other. */
  function limits(picture, y) {
    const made = svg('g', {'aria-hidden': 'true'});
    const both = picture.peak === picture.bound;
    const labels = [['peak', both ? 'peak = bound' : 'peak', picture.peak]];
    if (!both) labels.push(['bound', 'bound', picture.bound]);
    let lowest = -100;
    for (const [kind, title, bytes] of labels) {
      const at = Math.max(y(bytes) + 1, lowest + 28);
      lowest = at;
      made.append(svg('line', {x1: LEFT, x2: RIGHT, y1: y(bytes), y2: y(bytes), class: 'limit-line ' + kind}),
        svg('text', {x: RIGHT + 5, y: at, class: 'limit-text ' + kind}, title),
        svg('text', {x: RIGHT + 5, y: at + 13, class: 'limit-text ' + kind}, short(bytes)));
    }
    return made;
  }

  function drawing(picture, summary) {
    const top = Math.max(picture.size, picture.peak, 1);
    const x = at => LEFT + (RIGHT - LEFT) * at / Math.max(1, picture.length);
    const y = bytes => TOP + HEIGHT - HEIGHT * bytes / top;
    const made = svg('svg', {viewBox: `0 0 ${WIDTH} ${TOP + HEIGHT + BOTTOM}`, role: 'img', class: 'buffers memory',
      tabindex: 0, 'aria-label': `${summary}. Arrow keys select a buffer; the table below has the same data`});
    made.append(axes(picture, x, y, top));
    const shapes = picture.boxes.map(box => shape(box, x, y));
    made.append(...shapes, limits(picture, y));
    return [made, selection(picture, made, shapes)];
  }

  /** Returns the line of text about the buffer that the pointer or the arrow keys select. */
  function selection(picture, made, shapes) {
    const status = element('p', {className: 'hint selected', role: 'status'}, 'Point at a buffer, or use the arrow keys.');
    let selected = -1;
    const select = at => {
      shapes[selected]?.classList.remove('selected');
      selected = at;
      shapes[at].classList.add('selected');
      status.replaceChildren(...visible(text(picture.boxes[at])));
    };
    const numbers = new Map(shapes.map((each, at) => [each, at]));
    made.addEventListener('pointerover', event => {
      const at = numbers.get(event.target.closest('.box'));
      if (at !== undefined) select(at);
    });
    made.addEventListener('keydown', event => {
      const last = shapes.length - 1;
      const to = {ArrowRight: selected + 1, ArrowUp: selected + 1, ArrowLeft: selected - 1, ArrowDown: selected - 1,
        Home: 0, End: last}[event.key];
      if (to === undefined || last < 0) return;
      event.preventDefault();
      select(Math.min(last, Math.max(0, to)));
    });
    return status;
  }

  function table(picture) {
    const heads = ['Buffer', 'Type', 'Bytes', 'Offset', 'Allocated', 'Live to', 'Kind'];
    const kinds = {FREED: 'allocation', NOT_FREED: 'allocation, not freed here', ARENA: 'arena', PART: 'part of an arena'};
    const numeric = content => element('td', {className: 'number'}, content);
    return element('div', {className: 'wide'}, element('table', {className: 'functions'},
      element('thead', {}, element('tr', {}, ...heads.map(head => element('th', {scope: 'col'}, head)))),
      element('tbody', {}, ...picture.boxes.map(box => element('tr', {},
        element('th', {scope: 'row', className: 'name'}, ...visible(box[NAME])), element('td', {}, ...visible(box[TYPE])),
        numeric(box[BYTES].toLocaleString('en')), numeric(box[OFFSET].toLocaleString('en')),
        numeric(`line ${box[LINE] + 1}`), numeric(`line ${box[LAST_LINE] + 1}`), element('td', {}, kinds[box[KIND]]))))));
  }

  /** Returns where the offsets come from. */
  function origin(picture) {
    const arenas = picture.boxes.filter(box => box[KIND] === 'ARENA').length;
    const others = picture.boxes.filter(box => box[KIND] !== 'ARENA' && box[KIND] !== 'PART').length;
    const own = 'Parts of an arena are at their offsets in it, and live from their first to their last access.';
    const planned = 'Separate allocations have no offsets: they are shown as plan-memory would place them, '
      + 'from the allocation to where they are freed.';
    if (arenas === 0) return planned;
    return others === 0 && arenas === 1 ? own : `${own} ${planned} An arena is placed as a whole.`;
  }

  function figure(title, picture) {
    const parts = picture.boxes.filter(box => box[KIND] !== 'ARENA').length;
    const summary = `${title}${picture.space ? `, memory space ${picture.space}` : ''}: offsets of ${plural(parts, 'buffer')} `
      + `in ${exact(picture.size)}; peak ${exact(picture.peak)}, bound ${exact(picture.bound)}`;
    const made = element('figure', {}, element('figcaption', {}, ...visible(summary)));
    if (picture.boxes.length > 0) made.append(...drawing(picture, summary));
    made.append(element('p', {className: 'hint'}, origin(picture)));
    if (picture.unknown.length > 0) {
      const names = picture.unknown.slice(0, 20).join(', ') + (picture.unknown.length > 20 ? ', \u2026' : '');
      made.append(element('p', {className: 'limit'},
        ...visible(`Not in the picture, as the size is unknown: ${plural(picture.unknown.length, 'buffer')} (${names})`)));
    }
    if (picture.left > 0) {
      made.append(element('p', {className: 'limit'}, `${plural(picture.left, 'more buffer')} not shown`));
    }
    if (picture.boxes.length > 0) made.append(folded('as a table', false, () => table(picture)));
    return made;
  }

  /** Returns the figures of the pictures in the data of a chart, if there are any. */
  function figures(title, chart) {
    return (chart?.memory || []).map(picture => figure(title, picture));
  }

  const isIn = chart => (chart?.memory || []).length > 0;

  return {figures, isIn};
};
