// SPDX-License-Identifier: Apache-2.0
package org.mortise.console.internal;

import java.util.IdentityHashMap;
import java.util.Map;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Walk;
import org.mortise.ir.attributes.StringAttr;

/** Writes the control flow of functions for Graphviz. Linear in the size of the program; does not recurse. */
final class ControlFlowText {
  private static final int MOST_NAMES = 12;

  private final String wanted;
  private final StringBuilder text = new StringBuilder("digraph program {\n  node [shape=box, fontname=monospace];\n");
  private final Map<Block, String> names = new IdentityHashMap<>();
  private boolean empty = true;

  /** @param wanted the name of the function to show, or null for all */
  ControlFlowText(String wanted) {
    this.wanted = wanted;
  }

  boolean isEmpty() {
    return empty;
  }

  /** A function is any operation directly in the module that has a name and a body. */
  void add(Operation module) {
    for (Operation op : module.region(0).first().operations()) {
      StringAttr name = op.getAttr("sym_name", StringAttr.class);
      if (name != null && op.regionCount() > 0 && !op.region(0).isEmpty()
          && (wanted == null || wanted.equals(name.value()))) {
        empty = false;
        text.append("  subgraph ").append(quoted("cluster_" + name.value())).append(" {\n    label=")
            .append(quoted(op.name() + " @" + name.value())).append(";\n");
        Walk.preOrder(op, this::addRegions);
        Walk.preOrder(op, this::addEdges);
        text.append("  }\n");
      }
    }
  }

  private void addRegions(Operation op) {
    for (int i = 0; i < op.regionCount(); i++) {
      for (Block block : op.region(i).blocks()) {
        String name = "b" + names.size();
        names.put(block, name);
        text.append("    ").append(name).append(" [label=").append(label(block)).append("];\n");
      }
    }
  }

  private static String label(Block block) {
    StringBuilder label = new StringBuilder();
    int count = 0;
    for (Operation op : block.operations()) {
      if (count++ < MOST_NAMES) {
        label.append(op.name()).append('\n');
      }
    }
    if (count > MOST_NAMES) {
      label.append("and ").append(count - MOST_NAMES).append(" more\n");
    }
    return quoted(label.toString()).replace("\n", "\\l");
  }

  private void addEdges(Operation op) {
    for (int i = 0; i < op.successorCount(); i++) {
      text.append("    ").append(names.get(op.block())).append(" -> ").append(names.get(op.successor(i))).append(";\n");
    }
    String from = names.get(op.block()); // none for the function itself
    for (int i = 0; from != null && i < op.regionCount(); i++) {
      Region region = op.region(i);
      if (!region.isEmpty()) {
        text.append("    ").append(from).append(" -> ").append(names.get(region.first()))
            .append(" [style=dashed, label=").append(quoted(op.name().name())).append("];\n");
      }
    }
  }

  private static String quoted(String text) {
    return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"") + '"';
  }

  @Override
  public String toString() {
    return text + "}\n";
  }
}
