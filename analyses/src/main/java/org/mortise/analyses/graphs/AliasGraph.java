// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.mortise.analyses.alias.BufferGraph;
import org.mortise.ir.Block;
import org.mortise.ir.BlockArgument;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.BaseMemRefType;

/**
 * Draws the buffers of each function as nodes, with an edge from each buffer to its may-aliases by one step through a
 * view, a branch or a region. Values that may own memory are boxes. Linear in values and edges.
 */
public final class AliasGraph {
  private record AliasEdge(Value from, Value to) {}

  private final GraphDrawing drawing;
  private final Map<Value, GraphNode> nodes = new IdentityHashMap<>();
  private final List<AliasEdge> edges = new ArrayList<>();
  private final List<Value> sources = new ArrayList<>();

  public AliasGraph(GraphDrawing drawing) {
    this.drawing = drawing;
  }

  /** Draws the functions inside {@code root}. */
  public void draw(Operation root, PrinterOptions printing) {
    for (GraphScope scope : GraphScope.in(root)) {
      List<Value> values = new ArrayList<>();
      scope.walk(op -> collect(op, scope.isInner(op), values));
      if (values.isEmpty()) {
        continue;
      }
      FragmentPrinter text = new FragmentPrinter(scope.op(), printing);
      drawing.openCluster(scope.label());
      for (Value value : values) {
        sources.clear();
        boolean own = BufferGraph.UNDERLYING.collectSources(value, sources);
        nodes.put(value, drawing.node(labelOf(value, text), own ? GraphDrawing.BOX : GraphDrawing.ELLIPSE));
        for (Value source : sources) {
          edges.add(new AliasEdge(source, value));
        }
      }
      drawing.closeCluster();
    }
    for (AliasEdge edge : edges) {
      if (nodes.containsKey(edge.from())) {
        drawing.edge(nodes.get(edge.from()), nodes.get(edge.to()), "", false);
      }
    }
  }

  private static void collect(Operation op, boolean withoutRegions, List<Value> values) {
    for (int i = 0; i < op.resultCount(); i++) {
      add(op.result(i), values);
    }
    for (int i = 0; i < op.regionCount() && !withoutRegions; i++) {
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        for (int k = 0; k < block.argumentCount(); k++) {
          add(block.argument(k), values);
        }
      }
    }
  }

  private static void add(Value value, List<Value> values) {
    if (value.type() instanceof BaseMemRefType) {
      values.add(value);
    }
  }

  private static String labelOf(Value value, FragmentPrinter text) {
    Operation from = value instanceof BlockArgument argument ? argument.owner().parentOp() : value.definingOp();
    return text.nameOf(value) + (value instanceof BlockArgument ? "\nin " : "\n") + from.name().name();
  }
}
