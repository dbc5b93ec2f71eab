// SPDX-License-Identifier: Apache-2.0
package org.mortise.testtransformpasses.internal;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.mortise.ir.Block;
import org.mortise.ir.IRMapping;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.transform.TopologicalOrder;

/**
 * Makes a region independent of outer values: they become region arguments, or their definitions are cloned into the
 * region.
 */
final class RegionIsolation {
  private final Region region;
  private final Predicate<Operation> isCloned;
  private final Set<Value> captured = new LinkedHashSet<>();
  private final List<Operation> cloned = new ArrayList<>();

  RegionIsolation(Region region, Predicate<Operation> isCloned) {
    this.region = region;
    this.isCloned = isCloned;
  }

  /** Changes the region, and returns the values captured by its new arguments. */
  List<Value> isolate(PatternRewriter rewriter) {
    collect();
    TopologicalOrder.sort(cloned);
    Block old = region.first();
    List<Type> types = new ArrayList<>();
    old.argumentList().forEach(argument -> types.add(argument.type()));
    captured.forEach(value -> types.add(value.type()));
    Block entry = rewriter.createBlock(region, old, types, region.parentOp().location());
    int next = old.argumentCount();
    IRMapping mapping = new IRMapping();
    for (Value value : captured) {
      Value argument = entry.argument(next++);
      mapping.map(value, argument);
      rewriter.replaceUsesWithIf(value, argument, this::isInside);
    }
    rewriter.setInsertionPointToStart(entry);
    for (Operation op : cloned) {
      Operation copy = rewriter.clone(op, mapping);
      for (int i = 0; i < op.resultCount(); i++) {
        rewriter.replaceUsesWithIf(op.result(i), copy.result(i), this::isInside);
      }
    }
    rewriter.mergeBlocks(old, entry, entry.argumentList().subList(0, old.argumentCount()));
    return List.copyOf(captured);
  }

  private boolean isInside(OpOperand use) {
    return region.isAncestor(use.owner().parentRegion());
  }

  /** Collects the values to be captured and the operations to be copied, from the uses in the region outwards. */
  private void collect() {
    Deque<Value> pending = new ArrayDeque<>();
    Walk.postOrder(region, op -> {
      for (Value operand : op.operands()) {
        if (!region.isAncestor(operand.parentRegion())) {
          pending.add(operand);
        }
      }
    });
    Set<Value> seen = new HashSet<>();
    Set<Operation> seenOps = new HashSet<>();
    while (!pending.isEmpty()) {
      Value value = pending.remove();
      if (!seen.add(value)) {
        continue;
      }
      Operation op = value.definingOp();
      if (op == null || !seenOps.add(op) || !isCloned.test(op)) {
        captured.add(value);
        continue;
      }
      pending.addAll(List.of(op.operands()));
      cloned.add(op);
    }
  }
}
