// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.OpOperand;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of allocations: constant sizes become static, and memory that is never read is removed. */
final class AllocPatterns {
  private AllocPatterns() {}

  @Canonicalization("SimplifyAllocConst")
  static boolean takeConstantSizes(AllocLikeOp op, PatternRewriter rewriter) {
    MemRefType type = op.memrefType();
    List<Value> remaining = new ArrayList<>(op.dynamicSizes().size());
    MemRefType known = MemRefTypes.withConstantSizes(type, op.dynamicSizes(), remaining);
    if (known == type) {
      return false;
    }
    Location location = op.location();
    Value memref = op instanceof AllocOp
        ? AllocOp.create(rewriter, location, known, remaining, op.symbolOperands(), op.alignmentAttr())
        : AllocaOp.create(rewriter, location, known, remaining, op.symbolOperands(), op.alignmentAttr());
    rewriter.replaceOp(op, CastOp.create(rewriter, location, type, memref));
    return true;
  }

  /** Erases an allocation that is only written to and freed, together with its users. */
  @Canonicalization("SimplifyDeadAlloc")
  static boolean eraseUnread(Operation op, PatternRewriter rewriter) {
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
