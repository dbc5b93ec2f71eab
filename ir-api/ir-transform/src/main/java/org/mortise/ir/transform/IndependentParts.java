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
 * The isolated operations in a region that can be rewritten independently, such as the functions of a module. Rewriting
 * them one by one is equivalent to rewriting the region if nothing outside of them can change: no pattern or folder
 * applies to them or to the operations beside them.
 */
final class IndependentParts {
  private final FrozenPatternSet patterns;
  private final List<Operation> parts = new ArrayList<>();
  private final List<Region> pending = new ArrayList<>();

  private IndependentParts(FrozenPatternSet patterns) {
    this.patterns = patterns;
  }

  /**
   * Returns the parts in program order of each symbol table; empty if the region must be rewritten as a whole. Linear
   * in the operations outside of the parts.
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

  /** Adds the parts nested in {@code op}; returns whether {@code op} itself cannot change. */
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

  /** Returns whether {@code op} would be erased if its nested operations were dead; symbols never are. */
  private static boolean isErasable(Operation op) {
    return !op.hasTrait(Trait.SYMBOL) && !op.hasTrait(Trait.SYMBOL_TABLE);
  }
}
