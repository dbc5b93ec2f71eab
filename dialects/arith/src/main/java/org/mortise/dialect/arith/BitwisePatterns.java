// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of bitwise operations. */
final class BitwisePatterns {
  private BitwisePatterns() {}

  @Canonicalization("AndOfExtUI")
  static boolean andOfExtUI(AndIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtUIOp.NAME, rewriter);
  }

  @Canonicalization("AndOfExtSI")
  static boolean andOfExtSI(AndIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtSIOp.NAME, rewriter);
  }

  @Canonicalization("OrOfExtUI")
  static boolean orOfExtUI(OrIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtUIOp.NAME, rewriter);
  }

  @Canonicalization("OrOfExtSI")
  static boolean orOfExtSI(OrIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtSIOp.NAME, rewriter);
  }

  /** Replaces the complement of a comparison by the opposite comparison. */
  @Canonicalization("XOrINotCmpI")
  static boolean invertComparison(XOrIOp op, PatternRewriter rewriter) {
    CmpIOp comparison = CmpIOp.of(op.lhs().definingOp());
    if (comparison == null || !ArithTypes.isBool(op.result().type())
        || !IntegerConstants.isOneBit(Constants.of(op.rhs()))) {
      return false;
    }
    Location location = MatchLocations.fused(op, op.lhs());
    Value inverted = CmpIOp.create(
        rewriter, location, comparison.predicate().inverted(), comparison.lhs(), comparison.rhs());
    rewriter.replaceOp(op, inverted);
    return true;
  }

  @Canonicalization("XOrIOfExtUI")
  static boolean xorOfExtUI(XOrIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtUIOp.NAME, rewriter);
  }

  @Canonicalization("XOrIOfExtSI")
  static boolean xorOfExtSI(XOrIOp op, PatternRewriter rewriter) {
    return narrow(op, ExtSIOp.NAME, rewriter);
  }

  /** Replaces {@code op(extension(x), extension(y))} by {@code extension(op(x, y))}. */
  private static boolean narrow(IntegerBinaryOp op, String extension, PatternRewriter rewriter) {
    Value x = Rewrites.sourceOfCast(extension, op.lhs());
    Value y = Rewrites.sourceOfCast(extension, op.rhs());
    if (x == null || y == null || x.type() != y.type()) {
      return false;
    }
    Operation operation = op.operation();
    Location location = MatchLocations.fused(operation, op.lhs(), op.rhs());
    OperationState state = rewriter.state(location, operation.name().name())
        .addOperand(x)
        .addOperand(y)
        .addResultType(x.type());
    return Rewrites.replaceCast(rewriter, operation, location, extension, rewriter.create(state).result(0));
  }
}
