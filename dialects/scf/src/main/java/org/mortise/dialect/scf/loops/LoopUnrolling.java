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
   * Unrolls {@code loop} by {@code factor}. Iterations that are left over are in a second loop after it. A loop that
   * then has one iteration is replaced by its body. A loop with an empty body does not change.
   *
   * @param factor the number of iterations that the new body executes, at least 1
   * @param annotation is called for the operations of the new body; may be null
   */
  public static void unroll(
      ForOp loop, long factor, UnrolledBody.@Nullable Annotation annotation, PatternRewriter rewriter) {
    if (loop.body().first() == loop.body().last()) {
      return;
    }
    TripCount count = TripCount.of(loop);
    if (count != null && factor == 1) {
      SingleIteration.promote(loop, rewriter);
      return;
    }
    Location location = loop.operation().location();
    Value step = loop.step();
    OpBuilder builder = OpBuilder.before(loop.operation());
    Bounds bounds = count == null ? dynamicBounds(loop, factor, builder) : constantBounds(loop, count, factor, builder);
    if (bounds.upper != loop.upperBound()) {
      addEpilogue(loop, bounds.upper, rewriter);
    }
    loop.upperBoundOperand().set(bounds.upper);
    loop.stepOperand().set(bounds.step);
    UnrolledBody.unroll(loop.body(), loop.inductionVariable(), loop.regionIterArgs(), factor, (number, variable, b) -> {
      Value distance = ConstantOp.createInteger(b, location, variable.type(), number).result();
      Value stride = MulIOp.create(b, location, step, distance).result();
      return AddIOp.create(b, location, variable, stride).result();
    }, annotation);
    SingleIteration.promote(loop, rewriter);
  }

  private record Bounds(Value upper, Value step) {}

  private static Bounds constantBounds(ForOp loop, TripCount count, long factor, OpBuilder builder) {
    Location location = loop.operation().location();
    BigInteger times = BigInteger.valueOf(factor);
    BigInteger whole = count.iterations().subtract(count.iterations().mod(times));
    BigInteger upper = count.lower().add(whole.multiply(count.step()));
    Type type = loop.lowerBound().type();
    Value end = upper.compareTo(count.upper()) < 0
        ? ConstantOp.createInteger(builder, location, type, upper.longValue()).result() : loop.upperBound();
    BigInteger step = count.step().multiply(times);
    return new Bounds(end, ConstantOp.createInteger(builder, location, type, step.longValue()).result());
  }

  private static Bounds dynamicBounds(ForOp loop, long factor, OpBuilder builder) {
    Location location = loop.operation().location();
    Value lower = loop.lowerBound();
    Value step = loop.step();
    Value difference = SubIOp.create(builder, location, loop.upperBound(), lower).result();
    if (!KnownOrder.isAtLeast(loop.upperBound(), lower)) {
      Value zero = ConstantOp.createInteger(builder, location, difference.type(), 0).result();
      difference = MaxSIOp.create(builder, location, difference, zero).result();
    }
    Value count = ceilDivPositive(difference, step, location, builder);
    Value times = ConstantOp.createInteger(builder, location, count.type(), factor).result();
    Value rest = RemSIOp.create(builder, location, count, times).result();
    Value whole = SubIOp.create(builder, location, count, rest).result();
    Value distance = MulIOp.create(builder, location, whole, step).result();
    Value upper = AddIOp.create(builder, location, lower, distance).result();
    return new Bounds(upper, MulIOp.create(builder, location, step, times).result());
  }

  /** Creates operations that divide a number that is not negative by a positive one, rounded up. */
  static Value ceilDivPositive(Value dividend, Value divisor, Location location, OpBuilder builder) {
    Value one = ConstantOp.createInteger(builder, location, dividend.type(), 1).result();
    Value less = SubIOp.create(builder, location, divisor, one).result();
    Value sum = AddIOp.create(builder, location, dividend, less).result();
    return DivUIOp.create(builder, location, sum, divisor).result();
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
