// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.OpView;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.rewrite.PatternRewriter;

/**
 * Merges the constants of two nested operations: an operation on a constant c1 and the result of an operation on x and
 * a constant c0 is replaced by one operation on x and a constant computed from c0 and c1.
 *
 * <p>The new operation has the common overflow flags for which, signed or unsigned, the constant is computed without
 * overflow. Then the exact results before and after are equal: if two operations do not overflow, neither does one.
 * With a wrapped constant, the new operation could overflow for x for which the two operations do not.
 *
 * @param inner the operation on x and c0
 * @param outer the operation on the result of {@code inner} and c1
 * @param result the new operation
 * @param constant computes the constant of {@code result} from c0 and c1
 * @param keepsFlags whether the new operation has overflow flags
 */
record NestedConstants(
    Form inner, Form outer, Form result, BinaryOperator<BigInteger> constant, boolean keepsFlags) {
  /** An operation with one constant operand. */
  enum Form {
    X_PLUS_C(AddIOp.NAME, false),
    X_MINUS_C(SubIOp.NAME, false),
    C_MINUS_X(SubIOp.NAME, true),
    X_TIMES_C(MulIOp.NAME, false);

    private final String op;
    private final boolean constantFirst;

    Form(String op, boolean constantFirst) {
      this.op = op;
      this.constantFirst = constantFirst;
    }

    Value constant(@Nullable Operation operation) {
      return operation.operand(constantFirst ? 0 : 1);
    }

    Value other(@Nullable Operation operation) {
      return operation.operand(constantFirst ? 1 : 0);
    }
  }

  /** Returns constants that are merged; the new operation has the flags of both. */
  static NestedConstants of(Form inner, Form outer, Form result, BinaryOperator<BigInteger> constant) {
    return new NestedConstants(inner, outer, result, constant, true);
  }

  /** Returns the same for a result that may overflow although the two operations do not. */
  NestedConstants withoutFlags() {
    return new NestedConstants(inner, outer, result, constant, false);
  }

  /** Merges the constants of {@code view}, an operation of form {@link #outer}, and of its operand, if it matches. */
  boolean merge(OpView view, PatternRewriter rewriter) {
    Operation op = view.operation();
    BigInteger c1 = Rewrites.integer(outer.constant(op));
    Operation nested = c1 == null ? null : Rewrites.definedBy(outer.other(op), inner.op);
    BigInteger c0 = nested == null ? null : Rewrites.integer(inner.constant(nested));
    if (c0 == null) {
      return false;
    }
    Value firstMatched = outer.constantFirst ? outer.constant(op) : inner.constant(nested);
    Location location = MatchLocations.fused(op, firstMatched);
    Value merged = Rewrites.constant(rewriter, op, location, constant.apply(c0, c1));
    Value x = inner.other(nested);
    boolean leads = result.constantFirst;
    int flags = keepsFlags
        ? Rewrites.commonFlags(op, nested) & flagsOfMerge(c0, c1, ArithTypes.width(op.result(0).type()))
        : OverflowFlagsAttr.NONE;
    return Rewrites.replaceBinary(
        rewriter, op, location, result.op, leads ? merged : x, leads ? x : merged, flags);
  }

  /**
   * Returns whether, if the new constant is not an unsigned number, the two operations overflow unsigned for each x:
   * then the new operation can have the flag, as in MLIR.
   */
  private boolean isNeverUnsigned() {
    return switch (outer) {
      case X_PLUS_C, C_MINUS_X -> inner == Form.X_PLUS_C;
      case X_MINUS_C -> inner == Form.X_MINUS_C || inner == Form.C_MINUS_X;
      case X_TIMES_C -> false;
    };
  }

  /** Returns the flags that hold for the computation of the new constant. */
  private int flagsOfMerge(BigInteger c0, BigInteger c1, int width) {
    BigInteger signed = constant.apply(c0, c1);
    BigInteger unsigned = constant.apply(FixedWidth.asUnsigned(c0, width), FixedWidth.asUnsigned(c1, width));
    boolean fitsUnsigned = unsigned.signum() >= 0 && unsigned.bitLength() <= width || isNeverUnsigned();
    return (FixedWidth.wrap(signed, width).equals(signed) ? OverflowFlagsAttr.NSW : OverflowFlagsAttr.NONE)
        | (fitsUnsigned ? OverflowFlagsAttr.NUW : OverflowFlagsAttr.NONE);
  }
}
