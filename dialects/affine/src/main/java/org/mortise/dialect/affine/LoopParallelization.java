// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.affine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AtomicRMWKind;
import org.mortise.dialect.arith.Reductions;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.attributes.AffineMapAttr;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.types.IntegerType;

/** Replaces a loop by a parallel one. The caller guarantees that its iterations are independent. */
public final class LoopParallelization {
  private LoopParallelization() {}

  /**
   * A loop-carried value that each iteration only combines with another value.
   *
   * @param kind the combining function
   * @param combiner the combining operation
   * @param value the value of an iteration
   */
  public record Reduction(AtomicRMWKind kind, Operation combiner, Value value) {}

  /** Returns the reductions of the carried values of a loop; null if one is not a reduction. */
  public static @Nullable List<Reduction> reductionsOf(ForOp loop) {
    List<Reduction> reductions = new ArrayList<>();
    for (int i = 0; i < loop.inits().size(); i++) {
      Reduction reduction = reductionOf(loop, i);
      if (reduction == null) {
        return null;
      }
      reductions.add(reduction);
    }
    return reductions;
  }

  private static @Nullable Reduction reductionOf(ForOp loop, int number) {
    Value carried = loop.regionIterArgs().get(number);
    Value yielded = loop.body().last().operand(number);
    Operation combiner = yielded.definingOp();
    OpDefinition definition = combiner == null ? null : OpDefinition.of(combiner);
    AtomicRMWKind kind = definition == null ? null : AtomicRMWKind.of(definition.computation());
    boolean combines = kind != null && combiner.block() == loop.body() && yielded.hasOneUse()
        && carried.hasOneUse() && carried.firstUse().owner() == combiner;
    if (!combines || !ParallelOp.fits(kind, carried.type())) {
      return null;
    }
    return new Reduction(kind, combiner, combiner.operand(combiner.operand(0) == carried ? 1 : 0));
  }

  /**
   *
   * @param reductions as returned by {@link #reductionsOf}; the initial values are combined with the results after the
   *     loop, which changes the order
   */
  public static ParallelOp parallelize(ForOp loop, List<Reduction> reductions) {
    Operation op = loop.operation();
    Context context = op.context();
    OpBuilder builder = OpBuilder.before(op);
    List<Value> operands = new ArrayList<>(loop.lowerBoundOperands());
    operands.addAll(loop.upperBoundOperands());
    List<Type> types = new ArrayList<>();
    List<Attribute> kinds = new ArrayList<>();
    IntegerType i64 = IntegerType.of(context, 64);
    for (Reduction reduction : reductions) {
      types.add(reduction.value.type());
      kinds.add(IntegerAttr.of(i64, reduction.kind.ordinal()));
    }
    AffineMap lower = loop.lowerBoundMap();
    AffineMap upper = loop.upperBoundMap();
    ParallelOp parallel = ParallelOp.create(builder, op.location(), types, operands, ArrayAttr.of(context, kinds),
        AffineMapAttr.of(context, lower), BoundGroups.sizes(context, List.of(lower.resultCount())),
        AffineMapAttr.of(context, upper), BoundGroups.sizes(context, List.of(upper.resultCount())),
        ArrayAttr.of(context, List.of(IntegerAttr.of(i64, loop.step()))));
    List<Value> carried = List.copyOf(loop.regionIterArgs());
    List<Value> inits = List.copyOf(loop.inits());
    for (int i = 0; i < reductions.size(); i++) {
      Value combined = Reductions.combine(
          reductions.get(i).kind.function(), builder, op.location(), inits.get(i), parallel.results().get(i));
      op.result(i).replaceAllUsesWith(combined);
      loop.body().last().setOperand(i, reductions.get(i).value);
    }
    reductions.forEach(reduction -> reduction.combiner.erase());
    for (int i = carried.size(); i > 0; i--) {
      loop.body().eraseArgument(i);
    }
    parallel.region().takeBody(loop.region());
    op.erase();
    return parallel;
  }
}
