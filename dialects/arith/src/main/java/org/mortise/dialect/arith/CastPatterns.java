// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;

/** Canonicalization of conversions between integers. */
final class CastPatterns {
  private CastPatterns() {}

  static void extSI(PatternSet patterns) {
    // What was extended with zeros is not negative.
    patterns.add(throughSource(ExtSIOp.NAME, ExtUIOp.NAME, "ExtSIOfExtUI", ExtUIOp.NAME));
  }

  static void indexCast(PatternSet patterns) {
    patterns.add(inverse(IndexCastOp.NAME, "IndexCastOfIndexCast"));
    patterns.add(throughSource(IndexCastOp.NAME, ExtSIOp.NAME, "IndexCastOfExtSI", IndexCastOp.NAME));
  }

  static void indexCastUI(PatternSet patterns) {
    patterns.add(inverse(IndexCastUIOp.NAME, "IndexCastUIOfIndexCastUI"));
    patterns.add(throughSource(IndexCastUIOp.NAME, ExtUIOp.NAME, "IndexCastUIOfExtUI", IndexCastUIOp.NAME));
  }

  static void bitcast(PatternSet patterns) {
    patterns.add(RewritePattern.of(BitcastOp.NAME, "BitcastOfBitcast", CastPatterns::bitcastOfBitcast));
  }

  static void truncI(PatternSet patterns) {
    patterns.add(ofExtension(ExtSIOp.NAME, "TruncIExtSIToExtSI"));
    patterns.add(ofExtension(ExtUIOp.NAME, "TruncIExtUIToExtUI"));
    patterns.add(RewritePattern.of(TruncIOp.NAME, "TruncIShrSIToTrunciShrUI", CastPatterns::upperHalf));
    patterns.add(upperHalfOfProduct(ExtSIOp.NAME, MulSIExtendedOp.NAME, "TruncIShrUIMulIToMulSIExtended"));
    patterns.add(upperHalfOfProduct(ExtUIOp.NAME, MulUIExtendedOp.NAME, "TruncIShrUIMulIToMulUIExtended"));
  }

  /** {@code cast(inner(x))} is {@code result(x)}. */
  private static RewritePattern throughSource(String cast, String inner, String name, String result) {
    return RewritePattern.of(cast, name, (op, rewriter) -> {
      Operation source = Rewrites.definedBy(op.operand(0), inner);
      return source != null
          && Rewrites.replaceCast(rewriter, op, MatchLocations.fused(op, op.operand(0)), result, source.operand(0));
    });
  }

  /** {@code cast(cast(x))} is {@code x} if it has its type again. */
  private static RewritePattern inverse(String cast, String name) {
    return RewritePattern.of(cast, name, (op, rewriter) -> {
      Operation source = Rewrites.definedBy(op.operand(0), cast);
      if (source == null || source.operand(0).type() != op.result(0).type()) {
        return false;
      }
      rewriter.replaceOp(op, source.operand(0));
      return true;
    });
  }

  private static boolean bitcastOfBitcast(Operation op, PatternRewriter rewriter) {
    Operation source = Rewrites.definedBy(op.operand(0), BitcastOp.NAME);
    if (source == null) {
      return false;
    }
    Value original = source.operand(0);
    if (original.type() == op.result(0).type()) {
      rewriter.replaceOp(op, original);
      return true;
    }
    return Rewrites.replaceCast(rewriter, op, MatchLocations.fused(op, op.operand(0)), BitcastOp.NAME, original);
  }

  /** {@code trunci(ext(x))} is {@code ext(x)} if that is still wider than {@code x}. */
  private static RewritePattern ofExtension(String extension, String name) {
    return RewritePattern.of(TruncIOp.NAME, name, (op, rewriter) -> {
      Operation source = Rewrites.definedBy(op.operand(0), extension);
      if (source == null || !ArithTypes.isWidening(source.operand(0).type(), op.result(0).type())) {
        return false;
      }
      return Rewrites.replaceCast(rewriter, op, MatchLocations.fused(op, op.operand(0)), extension, source.operand(0));
    });
  }

  /** If just what was shifted in is cut off, it does not matter whether that were zeros or signs. */
  private static boolean upperHalf(Operation op, PatternRewriter rewriter) {
    Operation shift = Rewrites.definedBy(op.operand(0), ShRSIOp.NAME);
    if (shift == null || !isShiftedBy(shift, ArithTypes.width(op.result(0).type()))) {
      return false;
    }
    Location location = MatchLocations.fused(op, shift.operand(1));
    Value distance = ConstantOp.create(rewriter, location, Constants.of(shift.operand(1))).result();
    ShRUIOp unsigned = ShRUIOp.create(rewriter, location, shift.operand(0), distance);
    return Rewrites.replaceCast(rewriter, op, location, TruncIOp.NAME, unsigned.result());
  }

  /** Whether the distance is that by which the shifted number is wider than {@code narrow}. */
  private static boolean isShiftedBy(Operation shift, int narrow) {
    BigInteger distance = IntegerConstants.splat(Constants.of(shift.operand(1)));
    int excess = ArithTypes.width(shift.operand(0).type()) - narrow;
    return distance != null && distance.equals(BigInteger.valueOf(excess));
  }

  /** The upper half of the product of two extended numbers. */
  private static RewritePattern upperHalfOfProduct(String extension, String extended, String name) {
    return RewritePattern.of(TruncIOp.NAME, name, (op, rewriter) -> {
      Operation shift = Rewrites.definedBy(op.operand(0), ShRUIOp.NAME);
      Operation product = shift == null ? null : Rewrites.definedBy(shift.operand(0), MulIOp.NAME);
      Operation left = product == null ? null : Rewrites.definedBy(product.operand(0), extension);
      Operation right = left == null ? null : Rewrites.definedBy(product.operand(1), extension);
      if (right == null) {
        return false;
      }
      Value x = left.operand(0);
      Value y = right.operand(0);
      boolean oneType = x.type() == op.result(0).type() && y.type() == x.type();
      if (!oneType || !isShiftedBy(shift, ArithTypes.width(x.type()))) {
        return false;
      }
      Location location =
          MatchLocations.fused(op, product.operand(0), product.operand(1), shift.operand(0), shift.operand(1));
      var state = rewriter.state(location, extended).addOperand(x).addOperand(y).inferResultTypes();
      rewriter.replaceOp(op, rewriter.create(state).result(1));
      return true;
    });
  }
}
