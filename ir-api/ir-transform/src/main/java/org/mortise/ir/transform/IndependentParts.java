// SPDX-License-Identifier: Apache-2.0
package org.mortise.ir.transform;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.interfaces.MemoryEffects;

/**
 * The isolated operations inside a region that can be rewritten independently of each other, such as the functions of a
 * module. Rewriting them one by one has the same result as rewriting the region if nothing outside of them can be
 * rewritten or erased: no pattern or folder applies to them or to the operations beside them.
 */
final class IndependentParts {
  private final FrozenPatternSet patterns;
  private final List<Operation> parts = new ArrayList<>();
  private final List<Region> pending = new ArrayList<>();

  private IndependentParts(FrozenPatternSet patterns) {
    this.patterns = patterns;
  }

  /**
   * Returns the parts in program order of each symbol table; none if the region has to be rewritten as a whole.
   * Linear in the operations outside of the parts.
   */
  static List<Operation> of(Region region, FrozenPatternSet patterns, GreedyConfig config) {
    boolean isWhole = config.scope() != null || config.listener() != null
        || config.maxRewrites() != GreedyConfig.NO_LIMIT || !region.hasOneBlock();
    return isWhole ? List.of() : new IndependentParts(patterns).collect(region);
  }

  private List<Operation> collect(Region root) {
    pending.add(root);
    while (!pending.isEmpty()) {
      Region region = pending.remove(pending.size() - 1);
      for (Block block = region.first(); block != null; block = block.next()) {
        for (Operation op = block.first(); op != null; op = op.next()) {
          if (!add(op)) {
            return List.of();
          }
        }
      }
    }
    return parts;
  }

  /** Adds the parts in {@code op}, which is outside of them; returns whether it cannot change. */
  private boolean add(Operation op) {
    OpDefinition definition = OpDefinition.of(op);
    boolean isFixed = definition != null && definition.folder() == null && op.resultCount() == 0
        && op.operandCount() == 0 && op.successorCount() == 0
        && patterns.patternsFor(op.name()).length == 0;
    if (!isFixed) {
      return false;
    }
    if (op.regionCount() == 0) {
      return op.hasTrait(Trait.TERMINATOR) || !MemoryEffects.wouldBeTriviallyDead(op);
    }
    if (!op.hasTrait(Trait.ISOLATED_FROM_ABOVE) || isErasable(op)) {
      return false;
    }
    if (op.hasTrait(Trait.SYMBOL_TABLE) && op.regionCount() == 1 && op.region(0).hasOneBlock()) {
      pending.add(op.region(0));
    } else {
      parts.add(op);
    }
    return true;
  }

  /** Returns whether {@code op} would be erased if what is in it were dead; what has a name never is. */
  private static boolean isErasable(Operation op) {
    return !op.hasTrait(Trait.SYMBOL) && !op.hasTrait(Trait.SYMBOL_TABLE);
  }
}
