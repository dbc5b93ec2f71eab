// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import java.util.function.BinaryOperator;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.RewritePattern;

/**
 * Merges two constants: an operation of a constant c1 and the result of an operation of x and a constant c0 becomes one
 * operation of x and a constant computed from c0 and c1. It has the overflow flags that both operations have.
 */
final class NestedConstants extends RewritePattern {
  /** An operation of a constant and something else. */
  enum Form {
    X_PLUS_C(AddIOp.NAME, 1),
    X_MINUS_C(SubIOp.NAME, 1),
    C_MINUS_X(SubIOp.NAME, 0),
    X_TIMES_C(MulIOp.NAME, 1);

    private final String op;
    private final int constant;

    Form(String op, int constant) {
      this.op = op;
      this.constant = constant;
    }
  }

  private final String name;
  private final Form outer;
  private final Form inner;
  private final Form result;
  private final BinaryOperator<BigInteger> merge;
  private final boolean keepsPromises;

  private NestedConstants(
      String name, Form inner, Form outer, Form result, BinaryOperator<BigInteger> merge, boolean keepsPromises) {
    super(outer.op);
    this.name = name;
    this.inner = inner;
    this.outer = outer;
    this.result = result;
    this.merge = merge;
    this.keepsPromises = keepsPromises;
  }

  /**
   * The pattern of a name.
   *
   * @param inner the operation of x and c0
   * @param outer the operation of that and c1
   * @param merge what c0 and c1 make
   */
  static NestedConstants of(String name, Form inner, Form outer, Form result, BinaryOperator<BigInteger> merge) {
    return new NestedConstants(name, inner, outer, result, merge, true);
  }

  NestedConstants withoutPromises() {
    return new NestedConstants(name, inner, outer, result, merge, false);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public boolean matchAndRewrite(Operation op, PatternRewriter rewriter) {
    BigInteger c1 = Rewrites.integer(op.operand(outer.constant));
    Operation nested = c1 == null ? null : Rewrites.definedBy(op.operand(1 - outer.constant), inner.op);
    BigInteger c0 = nested == null ? null : Rewrites.integer(nested.operand(inner.constant));
    if (c0 == null) {
      return false;
    }
    // The first matched operation besides the root, see MatchLocations.
    Value place = outer.constant == 0 ? op.operand(0) : nested.operand(inner.constant);
    Location location = MatchLocations.fused(op, place);
    Value constant = Rewrites.constant(rewriter, op, location, merge.apply(c0, c1));
    Value x = nested.operand(1 - inner.constant);
    boolean leads = result.constant == 0;
    int flags = keepsPromises ? Rewrites.commonFlags(op, nested) : OverflowFlagsAttr.NONE;
    return Rewrites.replaceBinary(
        rewriter, op, location, result.op, leads ? constant : x, leads ? x : constant, flags);
  }
}
