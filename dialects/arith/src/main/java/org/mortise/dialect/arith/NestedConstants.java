// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.ranges.FixedWidth;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Merges the constants of two nested operations: an operation on a constant c1 and the result of an operation on x and
 * a constant c0 is replaced by one operation on x and a constant computed from c0 and c1.
 *
 * <p>The new operation has the common overflow flags for which, signed or unsigned, the constant is computed without
 * overflow. Then the exact results before and after are equal: if two operations do not overflow, neither does one.
 * With a wrapped constant, the new operation could overflow for x for which the two operations do not.
 */
final class NestedConstants extends RewritePattern {
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

  private final String name;
  private final Form outer;
  private final Form inner;
  private final Form result;
  private final BinaryOperator<BigInteger> merge;
  private final boolean keepsFlags;

  private NestedConstants(
      String name, Form inner, Form outer, Form result, BinaryOperator<BigInteger> merge, boolean keepsFlags) {
    super(outer.op);
    this.name = name;
    this.inner = inner;
    this.outer = outer;
    this.result = result;
    this.merge = merge;
    this.keepsFlags = keepsFlags;
  }

  /**
   * Returns a pattern.
   *
   * @param inner the operation on x and c0
   * @param outer the operation on the result of {@code inner} and c1
   * @param result the new operation
   * @param merge computes the constant of {@code result} from c0 and c1
   */
  static NestedConstants of(String name, Form inner, Form outer, Form result, BinaryOperator<BigInteger> merge) {
    return new NestedConstants(name, inner, outer, result, merge, true);
  }

  /** Returns this pattern for a result that may overflow although the two operations do not. */
  NestedConstants withoutFlags() {
    return new NestedConstants(name, inner, outer, result, merge, false);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    BigInteger c1 = Rewrites.integer(outer.constant(op));
    Operation nested = c1 == null ? null : Rewrites.definedBy(outer.other(op), inner.op);
    BigInteger c0 = nested == null ? null : Rewrites.integer(inner.constant(nested));
    if (c0 == null) {
      return false;
    }
    Value firstMatched = outer.constantFirst ? outer.constant(op) : inner.constant(nested);
    Location location = MatchLocations.fused(op, firstMatched);
    Value constant = Rewrites.constant(rewriter, op, location, merge.apply(c0, c1));
    Value x = inner.other(nested);
    boolean leads = result.constantFirst;
    int flags = keepsFlags
        ? Rewrites.commonFlags(op, nested) & flagsOfMerge(c0, c1, ArithTypes.width(op.result(0).type()))
        : OverflowFlagsAttr.NONE;
    return Rewrites.replaceBinary(
        rewriter, op, location, result.op, leads ? constant : x, leads ? x : constant, flags);
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
    BigInteger signed = merge.apply(c0, c1);
    BigInteger unsigned = merge.apply(FixedWidth.asUnsigned(c0, width), FixedWidth.asUnsigned(c1, width));
    boolean fitsUnsigned = unsigned.signum() >= 0 && unsigned.bitLength() <= width || isNeverUnsigned();
    return (FixedWidth.wrap(signed, width).equals(signed) ? OverflowFlagsAttr.NSW : OverflowFlagsAttr.NONE)
        | (fitsUnsigned ? OverflowFlagsAttr.NUW : OverflowFlagsAttr.NONE);
  }
}
