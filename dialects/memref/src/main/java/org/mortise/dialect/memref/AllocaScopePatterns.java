// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Block;
import org.mortise.ir.Operation;
import org.mortise.ir.Region;
import org.mortise.ir.Trait;
import org.mortise.ir.Value;
import org.mortise.ir.Walk;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of {@code memref.alloca_scope}: removes superfluous scopes and hoists stack memory. */
final class AllocaScopePatterns {
  private AllocaScopePatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(AllocaScopeOp.NAME, "AllocaScopeInliner", AllocaScopePatterns::inline));
    patterns.add(RewritePattern.of(AllocaScopeOp.NAME, "AllocaScopeHoister", AllocaScopePatterns::hoist));
  }

  /** Inlines a scope that has no stack memory or stands at the end of another scope. */
  private static boolean inline(Operation op, PatternRewriter rewriter) {
    boolean endsScope = op.parentOp() != null
        && op.parentOp().hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE) && isLastBeforeTerminator(op);
    if (!endsScope && mayAllocateOnStack(op)) {
      return false;
    }
    Block body = AllocaScopeOp.of(op).bodyRegion().first();
    Operation terminator = body.last();
    List<Value> results = List.of(terminator.operands());
    rewriter.inlineBlockBefore(body, op, List.of());
    rewriter.replaceOp(op, results);
    rewriter.eraseOp(terminator);
    return true;
  }

  /** Returns whether {@code op} is the last operation before the terminator of its region's only block. */
  private static boolean isLastBeforeTerminator(Operation op) {
    return op.next() != null && op.next() == op.block().last() && op.parentRegion().hasOneBlock();
  }

  private static boolean mayAllocateOnStack(Operation scope) {
    return scope.walkPreOrder((Operation op) -> {
      if (op == scope) {
        return Walk.Result.ADVANCE;
      }
      if (isPotentialStackAllocation(op)) {
        return Walk.Result.INTERRUPT;
      }
      return op.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE) ? Walk.Result.SKIP : Walk.Result.ADVANCE;
    }) == Walk.Result.INTERRUPT;
  }

  /** Returns whether {@code op} itself may allocate on the stack. An operation with unknown effects may. */
  private static boolean isPotentialStackAllocation(Operation op) {
    if (op.hasTrait(Trait.RECURSIVE_MEMORY_EFFECTS)) {
      return false;
    }
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects == null || allocatesOnStack(op, effects);
  }

  private static boolean allocatesOnStack(Operation op, List<MemoryEffect> effects) {
    for (MemoryEffect effect : effects) {
      if (effect.kind() == Kind.ALLOCATE
          && effect.resource() == Resource.AUTOMATIC_ALLOCATION_SCOPE
          && effect.value() != null && effect.value().definingOp() == op) {
        return true;
      }
    }
    return false;
  }

  private static boolean isCertainStackAllocation(Operation op) {
    List<MemoryEffect> effects = MemoryEffects.of(op);
    return effects != null && allocatesOnStack(op, effects);
  }

  /** Moves stack memory before the outermost operation, inside another scope, that ends with this scope. */
  private static boolean hoist(Operation op, PatternRewriter rewriter) {
    Operation outermost = outermostEndingWith(op);
    if (outermost == null) {
      return false;
    }
    Region region = op.parentRegion();
    while (region.parentOp() != outermost) {
      region = region.parentRegion();
    }
    List<Operation> movable = new ArrayList<>();
    Region containing = region;
    op.walkPreOrder((Operation inner) -> {
      if (isCertainStackAllocation(inner) && usesNothingOf(inner, containing)) {
        movable.add(inner);
      }
      boolean otherScope = inner != op && inner.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE);
      return otherScope ? Walk.Result.SKIP : Walk.Result.ADVANCE;
    });
    for (Operation allocation : movable) {
      rewriter.moveOpBefore(allocation, outermost);
    }
    return !movable.isEmpty();
  }

  /**
   * Returns the outermost ancestor of {@code op} inside the enclosing scope if {@code op} and all ancestors between
   * them end their regions; otherwise null.
   */
  private static @Nullable Operation outermostEndingWith(Operation op) {
    Operation outermost = op.parentOp();
    boolean ends = outermost != null
        && !outermost.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE) && isLastBeforeTerminator(op);
    while (ends && outermost.parentOp() != null
        && !outermost.parentOp().hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)) {
      ends = isLastBeforeTerminator(outermost);
      outermost = outermost.parentOp();
    }
    return ends && outermost.parentOp() != null ? outermost : null;
  }

  private static boolean usesNothingOf(Operation op, Region region) {
    for (int i = 0; i < op.operandCount(); i++) {
      if (region.isAncestor(op.operand(i).parentRegion())) {
        return false;
      }
    }
    return true;
  }
}
