// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.graphs;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.interfaces.RegionBranchOpInterface;
import org.mortise.ir.interfaces.RegionBranchPoint;
import org.mortise.ir.interfaces.RegionSuccessor;
import org.mortise.ir.text.printer.FragmentPrinter;
import org.mortise.ir.text.printer.PrinterOptions;

/**
 * Draws the blocks of each function as nodes, the blocks of a region inside the cluster of its operation, and branches
 * as edges. Dashed edges show the control flow into, between and out of regions, if the operation defines it; otherwise
 * it is assumed to enter each of its regions. Linear in blocks, edges and text.
 */
public final class ControlFlowGraph {
  private final GraphDrawing drawing;
  private final OperationLabels labels;
  private final boolean onlyNames;
  private final Map<Block, GraphNode> nodes = new IdentityHashMap<>();

  /** @param onlyNames whether to draw blocks without their contents */
  public ControlFlowGraph(GraphDrawing drawing, OperationLabels labels, boolean onlyNames) {
    this.drawing = drawing;
    this.labels = labels;
    this.onlyNames = onlyNames;
  }

  /** Draws the functions inside {@code root}. */
  public void draw(Operation root, PrinterOptions printing) {
    for (GraphScope scope : GraphScope.in(root)) {
      if (scope.op().hasTrait(Trait.GRAPH_REGIONS) && scope.op().hasTrait(Trait.SYMBOL_TABLE)) {
        continue; // never executed
      }
      FragmentPrinter text = new FragmentPrinter(scope.op(), printing.withSkipRegions(true));
      addClusters(scope, text);
      scope.walk(op -> {
        addBranches(op);
        if (op != scope.op() && !scope.isInner(op)) {
          addRegionEdges(op);
        }
      });
    }
  }

  private void addClusters(GraphScope scope, FragmentPrinter text) {
    Deque<Operation> open = new ArrayDeque<>();
    scope.walk(op -> {
      while (op != scope.op() && open.peek() != op.parentOp()) {
        drawing.closeCluster();
        open.pop();
      }
      if (op == scope.op() || op.regionCount() > 0 && !scope.isInner(op)) {
        drawing.openCluster(op == scope.op() ? scope.label() : op.name().name());
        open.push(op);
        addBlocks(op, text);
      }
    });
    open.forEach(op -> drawing.closeCluster());
  }

  private void addBlocks(Operation op, FragmentPrinter text) {
    for (int i = 0; i < op.regionCount(); i++) {
      int number = 0;
      for (Block block = op.region(i).first(); block != null; block = block.next()) {
        nodes.put(block, drawing.node(labelOf(block, number++, text), GraphDrawing.BOX));
      }
    }
  }

  private String labelOf(Block block, int number, FragmentPrinter text) {
    StringBuilder label = new StringBuilder("^bb").append(number);
    for (int i = 0; i < block.argumentCount(); i++) {
      label.append(i == 0 ? "(" : ", ").append(text.nameOf(block.argument(i)));
    }
    label.append(block.argumentCount() == 0 ? ":" : "):").append(labels.factsOfArguments(block));
    for (Operation op = block.first(); op != null && !onlyNames; op = op.next()) {
      label.append('\n').append(labels.shorten(text.print(op))).append(labels.factsOf(op));
    }
    return label.toString();
  }

  private void addBranches(Operation op) {
    for (int i = 0; i < op.successorCount(); i++) {
      String label = op.successorCount() == 1 ? "" : Integer.toString(i);
      drawing.edge(nodes.get(op.block()), nodes.get(op.successor(i)), label, false);
    }
  }

  private void addRegionEdges(Operation op) {
    RegionBranchOpInterface flow = op.getInterface(RegionBranchOpInterface.class);
    if (flow != null) {
      addEdges(op, nodes.get(op.block()), flow.getSuccessorRegions(op, RegionBranchPoint.parent()));
    }
    for (int i = 0; i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (flow == null && !region.isEmpty()) {
        drawing.edge(nodes.get(op.block()), nodes.get(region.first()), "", true);
      }
      for (Block block = region.first(); block != null && flow != null; block = block.next()) {
        if (block.successorCount() == 0) {
          addEdges(op, nodes.get(block), flow.getSuccessorRegions(op, RegionBranchPoint.region(region)));
        }
      }
    }
  }

  private void addEdges(Operation op, GraphNode from, Iterable<RegionSuccessor> successors) {
    for (RegionSuccessor successor : successors) {
      Block to = successor.isParent() ? op.block() : successor.region().first();
      if (to != null && nodes.get(to) != from) {
        drawing.edge(from, nodes.get(to), "", true);
      }
    }
  }
}
