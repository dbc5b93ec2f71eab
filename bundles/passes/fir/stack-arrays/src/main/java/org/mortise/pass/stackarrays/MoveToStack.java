// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Replaces an array on the heap by one on the stack. A guarded array is replaced by both: that on the stack has no
 * elements if the size is above the limit, and that on the heap is only allocated and freed then.
 */
final class MoveToStack extends RewritePattern {
  private final Map<Operation, Placement> placements;
  private final HeapArrays arrays;
  private final EntityLayout layout;
  private final boolean erasesLater;
  /** Operations that free arrays, which are erased at the end, as places refer to them. */
  private final List<Operation> freed = new ArrayList<>();
  /** Per operation after which the stack is restored, the calls that do so, by the numbers of the arrays. */
  private final Map<Operation, TreeMap<Integer, Operation>> restored = new IdentityHashMap<>();

  MoveToStack(
      Map<Operation, Placement> placements, HeapArrays arrays, EntityLayout layout, boolean erasesLater) {
    super(AllocMemOp.NAME);
    this.placements = placements;
    this.arrays = arrays;
    this.layout = layout;
    this.erasesLater = erasesLater;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    Placement placement = placements.get(op);
    if (placement == null) {
      return false;
    }
    AllocMemOp array = AllocMemOp.of(op);
    List<Operation> frees = arrays.freesOf(op);
    placement.set(rewriter);
    Value address;
    if (placement.isShared()) {
      Value memory = placement.slot().address(rewriter, layout);
      address = ConvertOp.create(rewriter, op.location(), array.res().type(), memory);
    } else if (placement.isGuarded()) {
      address = new GuardedArray(array, placement).create(rewriter, frees);
    } else {
      AllocaOp alloca = createAlloca(array, array.typeparams(), array.shape(), rewriter);
      address = ConvertOp.create(rewriter, op.location(), array.res().type(), alloca.res());
    }
    if (placement.restoresStack()) {
      restoreStack(op, placement, frees, rewriter);
    }
    if (erasesLater) {
      freed.addAll(frees);
    } else {
      frees.forEach(rewriter::eraseOp);
    }
    rewriter.replaceOp(op, address);
    return true;
  }

  /** Erases the operations that free the arrays which have moved. */
  void finish() {
    freed.forEach(Operation::erase);
  }

  /** Restores the stack after {@code end}, where arrays that were allocated last are given back first. */
  private void restoreAfter(Operation end, int number, Value saved, PatternRewriter rewriter) {
    TreeMap<Integer, Operation> others = restored.computeIfAbsent(end, key -> new TreeMap<>());
    Map.Entry<Integer, Operation> earlier = others.lowerEntry(number);
    if (earlier != null) {
      rewriter.setInsertionPoint(earlier.getValue());
    } else {
      rewriter.setInsertionPointAfter(others.isEmpty() ? end : others.firstEntry().getValue());
    }
    others.put(number, StackPointer.restore(rewriter, end.location(), saved));
  }

  /** Creates the allocation on the stack that corresponds to an array, with other operands. */
  static AllocaOp createAlloca(
      AllocMemOp array, List<? extends Value> typeparams, List<? extends Value> shape, OpBuilder builder) {
    AllocaOp alloca = AllocaOp.build(builder, array.location(), array.allocatedType(), typeparams, shape);
    alloca.setUniqNameAttr(withoutEmpty(array.uniqNameAttr()));
    alloca.setBindcNameAttr(withoutEmpty(array.bindcNameAttr()));
    return alloca;
  }

  private static @Nullable StringAttr withoutEmpty(@Nullable StringAttr name) {
    return name == null || name.value().isEmpty() ? null : name;
  }

  private void restoreStack(
      Operation allocation, Placement placement, List<Operation> frees, PatternRewriter rewriter) {
    rewriter.setInsertionPoint(allocation);
    Value saved = StackPointer.save(rewriter, allocation.location());
    Operation end = placement.end();
    if (end != null) {
      restoreAfter(end, arrays.numberOf(allocation), saved, rewriter);
      return;
    }
    for (Operation free : frees) {
      rewriter.setInsertionPoint(free);
      StackPointer.restore(rewriter, free.location(), saved);
    }
  }
}
