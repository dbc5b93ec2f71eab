// SPDX-License-Identifier: Apache-2.0
package org.mortise.pass.stackarrays;

import java.util.ArrayList;
import java.util.List;
import org.mortise.dialect.arith.CmpIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.SelectOp;
import org.mortise.dialect.fir.AllocMemOp;
import org.mortise.dialect.fir.AllocaOp;
import org.mortise.dialect.fir.ConvertOp;
import org.mortise.dialect.fir.FreeMemOp;
import org.mortise.dialect.fir.IfOp;
import org.mortise.dialect.fir.ResultOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;

/** Creates an array of computed size that is on the stack up to a limit, and above it on the heap. */
final class GuardedArray {
  private final AllocMemOp array;
  private final Placement placement;
  private final Location location;

  GuardedArray(AllocMemOp array, Placement placement) {
    this.array = array;
    this.placement = placement;
    this.location = array.location();
  }

  /**
   * Creates the allocation on the stack at the insertion point, that on the heap where the array was, and the
   * operations that free it before {@code frees}. Returns the address.
   */
  Value create(PatternRewriter rewriter, List<Operation> frees) {
    Value isLarge = CmpIOp.create(rewriter, location, IntegerPredicate.UGT, bytes(rewriter),
        ConstantOp.createIndex(rewriter, location, placement.guard()));
    Value onStack = onStack(rewriter, isLarge);
    if (placement.after() != array.operation()) {
      rewriter.setInsertionPoint(array);
    }
    Value address = choose(rewriter, isLarge, onStack);
    for (Operation free : frees) {
      rewriter.setInsertionPoint(free);
      IfOp large = IfOp.create(rewriter, free.location(), List.of(), isLarge);
      rewriter.setInsertionPointToEnd(large.thenRegion().addBlock());
      FreeMemOp.create(rewriter, free.location(), FreeMemOp.of(free).heapref());
      ResultOp.create(rewriter, free.location(), List.of());
    }
    return address;
  }

  private Value bytes(OpBuilder builder) {
    Value bytes = ConstantOp.createIndex(builder, location, new EntityLayout().staticFactor(array.allocatedType()));
    for (Value factor : factors()) {
      Type index = bytes.type();
      Value number = factor.type() instanceof IndexType ? factor : ConvertOp.create(builder, location, index, factor);
      bytes = MulIOp.create(builder, location, bytes, number);
    }
    return bytes;
  }

  private List<Value> factors() {
    List<Value> factors = new ArrayList<>(array.shape());
    Value length = EntityLayout.lengthParameter(array.allocatedType(), array.typeparams());
    if (length != null) {
      factors.add(length);
    }
    return factors;
  }

  /** Creates the allocation on the stack, without elements if the array is large. */
  private Value onStack(OpBuilder builder, Value isLarge) {
    List<Value> typeparams = new ArrayList<>(array.typeparams());
    List<Value> shape = new ArrayList<>(array.shape());
    List<Value> factors = shape.isEmpty() ? typeparams : shape;
    Value factor = factors.get(0);
    Value none = factor.type() instanceof IndexType ? ConstantOp.createIndex(builder, location, 0)
        : ConstantOp.createInteger(builder, location, factor.type(), 0);
    factors.set(0, SelectOp.create(builder, location, isLarge, none, factor));
    AllocaOp alloca = MoveToStack.createAlloca(array, typeparams, shape, builder);
    return ConvertOp.create(builder, location, array.res().type(), alloca.res());
  }

  private Value choose(OpBuilder builder, Value isLarge, Value onStack) {
    IfOp choice = IfOp.create(builder, location, List.of(array.res().type()), isLarge);
    builder.setInsertionPointToEnd(choice.thenRegion().addBlock());
    AllocMemOp heap = AllocMemOp.build(builder, location, array.allocatedType(), array.typeparams(), array.shape());
    heap.setUniqNameAttr(array.uniqNameAttr());
    heap.setBindcNameAttr(array.bindcNameAttr());
    ResultOp.create(builder, location, List.of(heap.res()));
    builder.setInsertionPointToEnd(choice.elseRegion().addBlock());
    ResultOp.create(builder, location, List.of(onStack));
    return choice.results().get(0);
  }
}
