// SPDX-License-Identifier: Apache-2.0
package org.mortise.analyses.dataflow;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Value;
import org.mortise.ir.dominance.DominatorTree;

/**
 * The refinements of the values of a unit, and the uses that see them: static single information form, built for those
 * values only that the analysis refines (after Bodik, Gupta and Sarkar, "ABCD: eliminating array bounds checks on
 * demand", 2000), and without a change of the program.
 */
final class Refinements {
  /** The refinements without an outer one. */
  final Map<Value, List<Refinement>> outermost = new HashMap<>();
  final Map<OpOperand, Refinement> byUse = new LinkedHashMap<>();
  /** The refinements that begin at each program point. */
  final Map<Refinement.Place, Map<Value, Refinement>> byPlace = new LinkedHashMap<>();
  final Map<Block, Map<Value, Refinement>> byBlock = new HashMap<>();
  private final Map<Region, DominatorTree> trees = new HashMap<>();

  /** Returns the innermost refinement that {@code use} sees, or null. */
  @Nullable Refinement at(OpOperand use) {
    return byUse.get(use);
  }

  /** Returns the refinement of {@code value} on an edge, or null. */
  @Nullable Refinement on(FlowEdge edge, Value value) {
    Map<Value, Refinement> there = byPlace.get(new Refinement.Place(edge.source().op, edge.label()));
    return there == null ? null : there.get(value);
  }

  DominatorTree treeOf(Region region) {
    return trees.computeIfAbsent(region, DominatorTree::of);
  }

  /**
   * Returns the innermost refinement of {@code value} at {@code op}, or null. Linear in the depth of the dominator
   * trees around {@code op}.
   */
  @Nullable Refinement find(Value value, Operation op, Operation unit) {
    Block block = op.block();
    while (block != null && block.parentOp() != null) {
      Map<Value, Refinement> here = byBlock.get(block);
      if (here != null && here.containsKey(value)) {
        return here.get(value);
      }
      if (block == value.parentBlock() || block.parentOp() == unit && block.isEntryBlock()) {
        return null;
      }
      block = block.isEntryBlock() ? block.parentOp().block() : treeOf(block.parent()).immediateDominator(block);
    }
    return null;
  }
}
