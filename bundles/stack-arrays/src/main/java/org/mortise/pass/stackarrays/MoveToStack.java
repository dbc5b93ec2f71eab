// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/** Replaces an array on the heap by one on the stack. */
final class MoveToStack extends RewritePattern {
  private final Map<Operation, Placement> placements;
  private final StackCalls stack;

  MoveToStack(Map<Operation, Placement> placements, StackCalls stack) {
    super(AllocMemOp.NAME);
    this.placements = placements;
    this.stack = stack;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    Placement placement = placements.get(op);
    if (placement == null) {
      return false;
    }
    List<Operation> frees = HeapArrays.freesOf(op);
    placement.set(rewriter);
    AllocaOp alloca = createAlloca(AllocMemOp.of(op), rewriter);
    Value address =
        ConvertOp.create(rewriter, op.location(), op.result(0).type(), alloca.result()).res();
    if (placement.restoresStack()) {
      restoreStack(op, frees, rewriter);
    }
    for (Operation free : frees) {
      rewriter.eraseOp(free);
    }
    rewriter.replaceOp(op, address);
    return true;
  }

  private static AllocaOp createAlloca(AllocMemOp array, PatternRewriter rewriter) {
    AllocaOp alloca = AllocaOp.create(
        rewriter, array.operation().location(), array.allocatedType(), array.typeparams(), array.shape());
    alloca.setUniqNameAttr(withoutEmpty(array.uniqNameAttr()));
    alloca.setBindcNameAttr(withoutEmpty(array.bindcNameAttr()));
    return alloca;
  }

  private static @Nullable StringAttr withoutEmpty(@Nullable StringAttr name) {
    return name == null || name.value().isEmpty() ? null : name;
  }

  private void restoreStack(Operation allocation, List<Operation> frees, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(allocation);
    Value saved = stack.save(rewriter, allocation.location());
    for (Operation free : frees) {
      rewriter.setInsertionPoint(free);
      stack.restore(rewriter, free.location(), saved);
    }
  }
}
