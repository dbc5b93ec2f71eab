// Pictures of graphs. The library that lays them out is read when the first picture is opened.
const graphs = ({byId, element, visible, read}) => {
  const MOST = 150;
  const [LABEL, SHAPE, PARENT] = [0, 1, 2];
  const [CHARACTER, LINE, PADDING, HEAD] = [6.7, 14, 8, 20];
  let library;

  function svg(name, attributes, ...children) {
    const made = document.createElementNS('http://www.w3.org/2000/svg', name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
    made.append(...children);
    return made;
  }

  const plain = text => visible(text).map(node => node.textContent ?? node).join('');
  const isCluster = node => node[SHAPE] === 'cluster';

  function loaded() {
    library ||= read('layout').then(text => {
      document.head.append(element('script', {textContent: text}));
      return window.dagre;
    });
    return library;
  }

  /** Returns the graph with the nodes for which `keeps` holds, at most MOST of them, and the clusters around them. */
  function part(graph, keeps) {
    const kept = new Map();
    const nodes = [];
    let left = graph.left;
    const keep = i => {
      const path = [];
      for (let at = i; at >= 0 && !kept.has(at); at = graph.nodes[at][PARENT]) path.push(at);
      for (const at of path.reverse()) {
        const node = [...graph.nodes[at]];
        node[PARENT] = node[PARENT] < 0 ? -1 : kept.get(node[PARENT]);
        kept.set(at, nodes.push(node) - 1);
      }
    };
    let shown = 0;
    graph.nodes.forEach((node, i) => {
      if (isCluster(node) || !keeps(i)) return;
      if (shown++ < MOST) keep(i); else left++;
    });
    const edges = graph.edges.filter(([from, to]) => kept.has(from) && kept.has(to))
      .map(([from, to, ...rest]) => [kept.get(from), kept.get(to), ...rest]);
    return {left, nodes, edges};
  }

  function layout(dagre, graph) {
    const laid = new dagre.graphlib.Graph({compound: true, multigraph: true});
    laid.setGraph({nodesep: 24, ranksep: 22, marginx: 6, marginy: 6});
    const parents = new Set(graph.nodes.map(node => node[PARENT]));
    graph.nodes.forEach((node, i) => {
      if (isCluster(node) && !parents.has(i)) return;
      const lines = plain(node[LABEL]).split('\n');
      const width = Math.max(3, ...lines.map(line => line.length)) * CHARACTER + 2 * PADDING;
      laid.setNode(i, isCluster(node) ? {} : {width, height: lines.length * LINE + 2 * PADDING});
    });
    graph.nodes.forEach((node, i) => {
      if (laid.hasNode(i) && node[PARENT] >= 0) laid.setParent(i, node[PARENT]);
    });
    graph.edges.forEach(([from, to, label], i) => laid.setEdge(from, to, label ? {width: 12, height: 12} : {}, String(i)));
    dagre.layout(laid);
    return laid;
  }

  function text(label, x, y, anchor) {
    return svg('text', {x, y, 'text-anchor': anchor}, ...plain(label).split('\n')
      .map((line, i) => svg('tspan', {x, dy: i === 0 ? 0 : LINE}, line || ' ')));
  }

  function nodeShape(node, i, at, target) {
    const above = isCluster(node) ? LINE : 0;
    const [left, top] = [at.x - at.width / 2, at.y - at.height / 2 - above];
    const made = svg('g', {class: node[SHAPE]});
    made.append(svg('title', {}, plain(node[LABEL])));
    const round = {box: 3, cluster: 6}[node[SHAPE]] ?? Math.min(at.height / 2, 18);
    made.append(svg('rect', {x: left, y: top, width: at.width, height: at.height + above, rx: round}));
    made.append(isCluster(node) ? text(node[LABEL], left + 5, top + 13, 'start')
      : text(node[LABEL], left + PADDING, top + PADDING + 11, 'start'));
    if (target === undefined) return made;
    return svg('a', {href: target, 'aria-label': plain(node[LABEL])}, made);
  }

  function edgeShape([, , label, isDashed], at, marker) {
    const path = at.points.map(({x, y}, i) => `${i === 0 ? 'M' : 'L'} ${x.toFixed(1)} ${y.toFixed(1)}`).join(' ');
    const made = svg('g', {class: 'edge'},
      svg('path', {d: path, 'marker-end': `url(#${marker})`, ...(isDashed ? {'stroke-dasharray': '4 3'} : {})}));
    if (label) made.append(text(label, at.x, at.y + 4, 'middle'));
    return made;
  }

  let markers = 0;

  async function draw(graph, title, addressOf) {
    const laid = layout(await loaded(), graph);
    const {width, height} = laid.graph();
    const marker = `arrow${markers++}`;
    const made = svg('svg', {viewBox: `0 ${-HEAD} ${width} ${height + HEAD}`, width, height: height + HEAD, class: 'graph',
      role: addressOf ? 'group' : 'img', 'aria-label': `${title}; the list below has the same edges`});
    made.append(svg('defs', {}, svg('marker', {id: marker, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 7,
      markerHeight: 7, orient: 'auto-start-reverse'}, svg('path', {d: 'M 0 0 L 8 4 L 0 8 Z', class: 'arrow'}))));
    const clusters = laid.nodes().filter(i => isCluster(graph.nodes[i]));
    clusters.forEach(i => made.append(nodeShape(graph.nodes[i], i, laid.node(i))));
    laid.edges().forEach(edge => made.append(edgeShape(graph.edges[edge.name], laid.edge(edge), marker)));
    laid.nodes().filter(i => !isCluster(graph.nodes[i]))
      .forEach(i => made.append(nodeShape(graph.nodes[i], i, laid.node(i), addressOf?.(graph.nodes[i][LABEL]))));
    return made;
  }

  function list(graph) {
    const name = i => plain(graph.nodes[i][LABEL]).split('\n').slice(0, 1).join('');
    return element('details', {}, element('summary', {}, `Edges as a list (${graph.edges.length})`), element('ul', {},
      ...graph.edges.map(([from, to, label, isDashed]) => element('li', {},
        `${name(from)} \u2192 ${name(to)}${label ? ', ' + label : ''}${isDashed ? ' (dashed)' : ''}`))));
  }

  /** Returns an element that shows a graph, drawn at once. */
  function figure(whole, title, {keeps = () => true, addressOf, hint = ''} = {}) {
    const graph = part(whole, keeps);
    const picture = element('div', {className: 'wide picture', tabIndex: 0, role: 'region', ariaLabel: title},
      element('p', {className: 'hint'}, 'Drawing \u2026'));
    draw(graph, title, addressOf).then(made => picture.replaceChildren(made), problem => {
      picture.replaceChildren(element('p', {className: 'limit'}, 'The graph cannot be drawn: ' + problem.message));
    });
    const parts = [picture, element('p', {className: 'hint'}, hint), list(graph)];
    if (graph.left > 0) {
      parts.unshift(element('p', {className: 'limit'}, `${graph.left} more nodes are not drawn.`));
    }
    return element('figure', {}, ...parts);
  }

  /** Returns the figure of a call graph around one function, or nothing if it neither calls nor is called. */
  function around(calls, label, options) {
    const at = calls.nodes.findIndex(node => node[LABEL] === label);
    if (calls.nodes.findLastIndex(node => node[LABEL] === label) !== at) return undefined; // in several modules
    const near = new Set([at]);
    for (const [from, to] of calls.edges) {
      if (from === at) near.add(to);
      if (to === at) near.add(from);
    }
    return at < 0 || near.size < 2 ? undefined
      : () => figure(calls, 'Calls of ' + label, {...options, keeps: i => near.has(i)});
  }

  return {figure, around};
};
