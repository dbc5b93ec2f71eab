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
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.definition.MemoryEffect;
import org.mortise.ir.definition.MemoryEffect.Kind;
import org.mortise.ir.definition.MemoryEffect.Resource;
import org.mortise.ir.interfaces.MemoryEffects;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of {@code memref.alloca_scope}: removes superfluous scopes and hoists stack memory. */
final class AllocaScopePatterns {
  private AllocaScopePatterns() {}

  /** Inlines a scope without stack memory, or at the end of another scope. */
  @Canonicalization("AllocaScopeInliner")
  static boolean inline(AllocaScopeOp op, PatternRewriter rewriter) {
    Operation parent = op.parentOp();
    boolean endsScope = parent != null && parent.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE)
        && isLastBeforeTerminator(op.operation());
    if (!endsScope && mayAllocateOnStack(op.operation())) {
      return false;
    }
    Block body = op.bodyRegion().first();
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
  @Canonicalization("AllocaScopeHoister")
  static boolean hoist(AllocaScopeOp op, PatternRewriter rewriter) {
    Operation outermost = outermostEndingWith(op.operation());
    if (outermost == null) {
      return false;
    }
    Region region = op.operation().parentRegion();
    while (region.parentOp() != outermost) {
      region = region.parentRegion();
    }
    List<Operation> movable = new ArrayList<>();
    Region containing = region;
    op.operation().walkPreOrder((Operation inner) -> {
      if (isCertainStackAllocation(inner) && usesNothingOf(inner, containing)) {
        movable.add(inner);
      }
      boolean otherScope = inner != op.operation() && inner.hasTrait(Trait.AUTOMATIC_ALLOCATION_SCOPE);
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
