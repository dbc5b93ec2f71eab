// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.scf.loops;

import java.math.BigInteger;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.AddIOp;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.dialect.arith.DivUIOp;
import org.mortise.dialect.arith.MaxSIOp;
import org.mortise.dialect.arith.MulIOp;
import org.mortise.dialect.arith.RemSIOp;
import org.mortise.dialect.arith.SubIOp;
import org.mortise.dialect.scf.ForOp;
import org.mortise.ir.Location;
import org.mortise.ir.OpBuilder;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.UnrolledBody;
import org.mortise.ir.interfaces.bounds.KnownOrder;
import org.mortise.ir.rewrite.PatternRewriter;

/** Unrolls sequential loops. Costs the size of the body times the factor. */
public final class LoopUnrolling {
  private LoopUnrolling() {}

  /**
   * Unrolls {@code loop} by {@code factor}. Remaining iterations are in a second loop after it. A loop that
   * then has one iteration is replaced by its body. A loop with an empty body does not change.
   *
   * @param factor the number of iterations that the new body executes, at least 1
   * @param annotation is called for the operations of the new body; may be null
   */
  public static void unroll(
      ForOp loop, long factor, UnrolledBody.@Nullable Annotation annotation, PatternRewriter rewriter) {
    if (loop.body().first() == loop.body().last() || loop.countsUnsigned()) {
      return;
    }
    TripCount count = TripCount.of(loop);
    if (count != null && factor == 1) {
      SingleIteration.promote(loop, rewriter);
      return;
    }
    Location location = loop.location();
    Value step = loop.step();
    OpBuilder builder = OpBuilder.before(loop);
    Bounds bounds = count == null ? dynamicBounds(loop, factor, builder) : constantBounds(loop, count, factor, builder);
    if (bounds.upper != loop.upperBound()) {
      addEpilogue(loop, bounds.upper, rewriter);
    }
    loop.upperBoundOperand().set(bounds.upper);
    loop.stepOperand().set(bounds.step);
    UnrolledBody.unroll(loop.body(), loop.inductionVariable(), loop.regionIterArgs(), factor, (number, variable, b) -> {
      Value distance = ConstantOp.createInteger(b, location, variable.type(), number);
      Value stride = MulIOp.create(b, location, step, distance);
      return AddIOp.create(b, location, variable, stride);
    }, annotation);
    SingleIteration.promote(loop, rewriter);
  }

  private record Bounds(Value upper, Value step) {}

  private static Bounds constantBounds(ForOp loop, TripCount count, long factor, OpBuilder builder) {
    Location location = loop.location();
    BigInteger times = BigInteger.valueOf(factor);
    BigInteger whole = count.iterations().subtract(count.iterations().mod(times));
    BigInteger upper = count.lower().add(whole.multiply(count.step()));
    Type type = loop.lowerBound().type();
    Value end = upper.compareTo(count.upper()) < 0
        ? ConstantOp.createInteger(builder, location, type, upper.longValue()) : loop.upperBound();
    BigInteger step = count.step().multiply(times);
    return new Bounds(end, ConstantOp.createInteger(builder, location, type, step.longValue()));
  }

  private static Bounds dynamicBounds(ForOp loop, long factor, OpBuilder builder) {
    Location location = loop.location();
    Value lower = loop.lowerBound();
    Value step = loop.step();
    Value difference = SubIOp.create(builder, location, loop.upperBound(), lower);
    if (!KnownOrder.isAtLeast(loop.upperBound(), lower)) {
      Value zero = ConstantOp.createInteger(builder, location, difference.type(), 0);
      difference = MaxSIOp.create(builder, location, difference, zero);
    }
    Value count = ceilDivPositive(difference, step, location, builder);
    Value times = ConstantOp.createInteger(builder, location, count.type(), factor);
    Value rest = RemSIOp.create(builder, location, count, times);
    Value whole = SubIOp.create(builder, location, count, rest);
    Value distance = MulIOp.create(builder, location, whole, step);
    Value upper = AddIOp.create(builder, location, lower, distance);
    return new Bounds(upper, MulIOp.create(builder, location, step, times));
  }

  /** Creates operations that divide a number that is not negative by a positive one, rounded up. */
  static Value ceilDivPositive(Value dividend, Value divisor, Location location, OpBuilder builder) {
    Value one = ConstantOp.createInteger(builder, location, dividend.type(), 1);
    Value less = SubIOp.create(builder, location, divisor, one);
    Value sum = AddIOp.create(builder, location, dividend, less);
    return DivUIOp.create(builder, location, sum, divisor);
  }

  /** Copies the loop after itself for the iterations from {@code start} on. */
  private static void addEpilogue(ForOp loop, Value start, PatternRewriter rewriter) {
    Operation op = loop.operation();
    Operation copy = OpBuilder.after(op).insert(op.clone());
    ForOp epilogue = ForOp.of(copy);
    epilogue.lowerBoundOperand().set(start);
    rewriter.setInsertionPointAfter(copy);
    for (int i = 0; i < op.resultCount(); i++) {
      rewriter.replaceAllUsesWith(op.result(i), copy.result(i));
    }
    epilogue.initArgs().assign(List.of(op.results()));
    SingleIteration.promote(epilogue, rewriter);
  }
}
