// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of bitwise operations. */
final class BitwisePatterns {
  private BitwisePatterns() {}

  static void and(PatternSet patterns) {
    patterns.add(narrowing(AndIOp.NAME, ExtUIOp.NAME, "AndOfExtUI"));
    patterns.add(narrowing(AndIOp.NAME, ExtSIOp.NAME, "AndOfExtSI"));
  }

  static void or(PatternSet patterns) {
    patterns.add(narrowing(OrIOp.NAME, ExtUIOp.NAME, "OrOfExtUI"));
    patterns.add(narrowing(OrIOp.NAME, ExtSIOp.NAME, "OrOfExtSI"));
  }

  static void xor(PatternSet patterns) {
    patterns.add(RewritePattern.of(XOrIOp.NAME, "XOrINotCmpI", BitwisePatterns::invertComparison));
    patterns.add(narrowing(XOrIOp.NAME, ExtUIOp.NAME, "XOrIOfExtUI"));
    patterns.add(narrowing(XOrIOp.NAME, ExtSIOp.NAME, "XOrIOfExtSI"));
  }

  /** Works on two numbers before both are extended, and extends the result. */
  private static RewritePattern narrowing(String name, String extension, String pattern) {
    return RewritePattern.of(name, pattern, (op, rewriter) -> {
      Operation left = Rewrites.definedBy(op.operand(0), extension);
      Operation right = Rewrites.definedBy(op.operand(1), extension);
      if (left == null || right == null || left.operand(0).type() != right.operand(0).type()) {
        return false;
      }
      Location location = MatchLocations.fused(op, op.operand(0), op.operand(1));
      OperationState state = rewriter.state(location, name)
          .addOperand(left.operand(0))
          .addOperand(right.operand(0))
          .addResultType(left.operand(0).type());
      return Rewrites.replaceCast(rewriter, op, location, extension, rewriter.create(state).result(0));
    });
  }

  /** The complement of a comparison is the opposite comparison. */
  private static boolean invertComparison(Operation op, PatternRewriter rewriter) {
    CmpIOp comparison = CmpIOp.of(op.operand(0).definingOp());
    if (comparison == null || !ArithTypes.isBool(op.result(0).type())
        || !IntegerConstants.isOneBit(Constants.of(op.operand(1)))) {
      return false;
    }
    Location location = MatchLocations.fused(op, op.operand(0));
    CmpIOp inverted = CmpIOp.create(
        rewriter, location, comparison.predicate().inverted(), comparison.lhs(), comparison.rhs());
    rewriter.replaceOp(op, inverted.operation());
    return true;
  }
}
