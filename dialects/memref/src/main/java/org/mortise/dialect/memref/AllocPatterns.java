// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.OpOperand;
import org.mortise.ir.OperandRange;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Canonicalization of allocations: sizes that are constant move into the type, and memory that nobody reads goes. */
final class AllocPatterns {
  private AllocPatterns() {}

  static void alloc(PatternSet patterns) {
    patterns.add(RewritePattern.of(AllocOp.NAME, "SimplifyAllocConst", AllocPatterns::constantSizes));
    patterns.add(RewritePattern.of(AllocOp.NAME, "SimplifyDeadAlloc", AllocPatterns::deadAllocation));
  }

  static void alloca(PatternSet patterns) {
    patterns.add(RewritePattern.of(AllocaOp.NAME, "SimplifyAllocConst", AllocPatterns::constantSizes));
    patterns.add(RewritePattern.of(AllocaOp.NAME, "SimplifyDeadAlloc", AllocPatterns::deadAllocation));
  }

  static void realloc(PatternSet patterns) {
    patterns.add(RewritePattern.of(ReallocOp.NAME, "SimplifyDeadAlloc", AllocPatterns::deadAllocation));
  }

  private static boolean constantSizes(Operation op, PatternRewriter rewriter) {
    MemRefType type = (MemRefType) op.result(0).type();
    OperandRange sizes = op.operandGroup(0);
    long[] shape = type.shape();
    List<Value> remaining = new ArrayList<>(sizes.size());
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (!ShapedType.isDynamic(shape[i])) {
        continue;
      }
      Value size = sizes.get(next++);
      long known = IndexConstants.index(size);
      if (known >= 0) {
        shape[i] = known;
      } else {
        remaining.add(size);
      }
    }
    if (remaining.size() == sizes.size()) {
      return false;
    }
    Operation made = create(op, rewriter, type.withShape(shape), remaining);
    rewriter.replaceOp(op, CastOp.create(rewriter, op.location(), type, made.result(0)).operation());
    return true;
  }

  private static Operation create(Operation op, PatternRewriter rewriter, MemRefType type, List<Value> sizes) {
    AllocOp alloc = AllocOp.of(op);
    if (alloc != null) {
      return AllocOp.create(rewriter, op.location(), type, sizes, alloc.symbolOperands(), alloc.alignmentAttr())
          .operation();
    }
    AllocaOp alloca = AllocaOp.of(op);
    return AllocaOp.create(rewriter, op.location(), type, sizes, alloca.symbolOperands(), alloca.alignmentAttr())
        .operation();
  }

  /** Erases an allocation that is only written to and freed, with all of that. */
  private static boolean deadAllocation(Operation op, PatternRewriter rewriter) {
    Value memory = op.result(0);
    for (OpOperand use : memory.uses()) {
      StoreOp store = StoreOp.of(use.owner());
      boolean isOnlyWritten = store != null && store.value() != memory;
      if (!isOnlyWritten && DeallocOp.of(use.owner()) == null) {
        return false;
      }
    }
    while (memory.firstUse() != null) {
      rewriter.eraseOp(memory.firstUse().owner());
    }
    rewriter.eraseOp(op);
    return true;
  }
}
