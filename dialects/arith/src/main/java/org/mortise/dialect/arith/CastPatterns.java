// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import java.math.BigInteger;
import org.mortise.dialect.arith.internal.compat.MatchLocations;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;

/** Canonicalization of casts. */
final class CastPatterns {
  private CastPatterns() {}

  /** An integer that was extended with zeros is not negative. */
  @Canonicalization("ExtSIOfExtUI")
  static boolean signedExtensionOfUnsigned(ExtSIOp op, PatternRewriter rewriter) {
    return skip(ExtUIOp.NAME, op, ExtUIOp.NAME, rewriter);
  }

  @Canonicalization("IndexCastOfIndexCast")
  static boolean indexCastOfIndexCast(IndexCastOp op, PatternRewriter rewriter) {
    return undo(IndexCastOp.NAME, op, rewriter);
  }

  @Canonicalization("IndexCastOfExtSI")
  static boolean indexCastOfExtSI(IndexCastOp op, PatternRewriter rewriter) {
    return skip(ExtSIOp.NAME, op, IndexCastOp.NAME, rewriter);
  }

  @Canonicalization("IndexCastUIOfIndexCastUI")
  static boolean indexCastUIOfIndexCastUI(IndexCastUIOp op, PatternRewriter rewriter) {
    return undo(IndexCastUIOp.NAME, op, rewriter);
  }

  @Canonicalization("IndexCastUIOfExtUI")
  static boolean indexCastUIOfExtUI(IndexCastUIOp op, PatternRewriter rewriter) {
    return skip(ExtUIOp.NAME, op, IndexCastUIOp.NAME, rewriter);
  }

  @Canonicalization("BitcastOfBitcast")
  static boolean bitcastOfBitcast(BitcastOp op, PatternRewriter rewriter) {
    return undo(BitcastOp.NAME, op, rewriter) || skip(BitcastOp.NAME, op, BitcastOp.NAME, rewriter);
  }

  @Canonicalization("TruncIExtSIToExtSI")
  static boolean truncateExtSI(TruncIOp op, PatternRewriter rewriter) {
    return truncateExtension(ExtSIOp.NAME, op, rewriter);
  }

  @Canonicalization("TruncIExtUIToExtUI")
  static boolean truncateExtUI(TruncIOp op, PatternRewriter rewriter) {
    return truncateExtension(ExtUIOp.NAME, op, rewriter);
  }

  /** Shifts with zeros instead of the sign if the truncation removes exactly the bits that were shifted in. */
  @Canonicalization("TruncIShrSIToTrunciShrUI")
  static boolean shiftUnsigned(TruncIOp op, PatternRewriter rewriter) {
    ShRSIOp shift = ShRSIOp.of(op.in().definingOp());
    if (shift == null || !shiftsToEnd(shift, ArithTypes.width(op.out().type()))) {
      return false;
    }
    Location location = MatchLocations.fused(op, shift.rhs());
    Value distance = ConstantOp.create(rewriter, location, Constants.of(shift.rhs()));
    Value unsigned = ShRUIOp.create(rewriter, location, shift.lhs(), distance);
    return Rewrites.replaceCast(rewriter, op, location, TruncIOp.NAME, unsigned);
  }

  @Canonicalization("TruncIShrUIMulIToMulSIExtended")
  static boolean signedHighHalf(TruncIOp op, PatternRewriter rewriter) {
    return highHalfOfProduct(op, true, rewriter);
  }

  @Canonicalization("TruncIShrUIMulIToMulUIExtended")
  static boolean unsignedHighHalf(TruncIOp op, PatternRewriter rewriter) {
    return highHalfOfProduct(op, false, rewriter);
  }

  @Canonicalization("TruncFSIToFPToSIToFP")
  static boolean truncateSIToFP(TruncFOp op, PatternRewriter rewriter) {
    return skip(SIToFPOp.NAME, op, SIToFPOp.NAME, rewriter);
  }

  @Canonicalization("TruncFUIToFPToUIToFP")
  static boolean truncateUIToFP(TruncFOp op, PatternRewriter rewriter) {
    return skip(UIToFPOp.NAME, op, UIToFPOp.NAME, rewriter);
  }

  /** Replaces {@code op(inner(x))} by {@code result(x)}. */
  private static boolean skip(String inner, CastOp op, String result, PatternRewriter rewriter) {
    Value source = Rewrites.sourceOfCast(inner, op.in());
    return source != null && replace(op, result, source, rewriter);
  }

  private static boolean replace(CastOp op, String cast, Value source, PatternRewriter rewriter) {
    Location location = MatchLocations.fused(op, op.in());
    return Rewrites.replaceCast(rewriter, op, location, cast, source);
  }

  /** Replaces {@code op(inner(x))} by {@code x} if the types agree and {@code inner} does not truncate. */
  private static boolean undo(String inner, CastOp op, PatternRewriter rewriter) {
    Value source = Rewrites.sourceOfCast(inner, op.in());
    if (source == null || source.type() != op.out().type()
        || ArithTypes.width(op.in().type()) < ArithTypes.width(source.type())) {
      return false;
    }
    rewriter.replaceOp(op, source);
    return true;
  }

  /** Replaces {@code trunci(extension(x))} by {@code extension(x)} if the result is still wider than {@code x}. */
  private static boolean truncateExtension(String extension, TruncIOp op, PatternRewriter rewriter) {
    Value source = Rewrites.sourceOfCast(extension, op.in());
    return source != null
        && ArithTypes.isWidening(source.type(), op.out().type())
        && replace(op, extension, source, rewriter);
  }

  /** Returns whether {@code shift} moves the highest {@code width} bits of its operand to the lowest ones. */
  private static boolean shiftsToEnd(IntegerBinaryOp shift, int width) {
    BigInteger distance = IntegerConstants.splat(Constants.of(shift.rhs()));
    int excess = ArithTypes.width(shift.lhs().type()) - width;
    return distance != null && distance.equals(BigInteger.valueOf(excess));
  }

  /**
   * Replaces the high half of the product of two integers that were extended to twice their width by the result of an
   * extended multiplication.
   */
  private static boolean highHalfOfProduct(TruncIOp op, boolean signed, PatternRewriter rewriter) {
    ShRUIOp shift = ShRUIOp.of(op.in().definingOp());
    MulIOp product = shift == null ? null : MulIOp.of(shift.lhs().definingOp());
    if (product == null) {
      return false;
    }
    String extension = signed ? ExtSIOp.NAME : ExtUIOp.NAME;
    Value x = Rewrites.sourceOfCast(extension, product.lhs());
    Value y = Rewrites.sourceOfCast(extension, product.rhs());
    if (x == null || y == null || x.type() != op.out().type() || y.type() != x.type()) {
      return false;
    }
    int width = ArithTypes.width(x.type());
    if (ArithTypes.width(product.result().type()) != 2 * width || !shiftsToEnd(shift, width)) {
      return false;
    }
    Location location =
        MatchLocations.fused(op, product.lhs(), product.rhs(), shift.lhs(), shift.rhs());
    rewriter.replaceOp(op, signed
        ? MulSIExtendedOp.create(rewriter, location, x, y).high()
        : MulUIExtendedOp.create(rewriter, location, x, y).high());
    return true;
  }
}
