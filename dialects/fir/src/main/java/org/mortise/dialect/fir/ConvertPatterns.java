// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import java.util.List;
import org.mortise.dialect.arith.ConstantOp;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.FusedLoc;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** Canonicalization of {@code fir.convert} of integers and addresses. */
final class ConvertPatterns {
  private ConvertPatterns() {}

  /**
   * Converts directly from the first to the last of three types: of addresses, or of integers if the second one is
   * lossless.
   */
  @Canonicalization("CombineConverts")
  static boolean combine(ConvertOp second, PatternRewriter rewriter) {
    ConvertOp first = ConvertOp.of(second.value().definingOp());
    if (first == null) {
      return false;
    }
    Type from = first.value().type();
    Type through = first.res().type();
    Type to = second.res().type();
    boolean areAddresses =
        Conversions.isAddress(from) && Conversions.isAddress(through) && Conversions.isAddress(to);
    if (from == to && (areAddresses || isWidened(from, through))) {
      rewriter.replaceOp(second, List.of(first.value()));
      return true;
    }
    if (!areAddresses && !isCombinable(from, through, to)) {
      return false;
    }
    Location location = fused(second, first.operation());
    rewriter.replaceOp(second, ConvertOp.create(rewriter, location, to, first.value()));
    return true;
  }

  private static boolean isCombinable(Type from, Type through, Type to) {
    if (to instanceof IndexType) {
      return isWidened(from, through);
    }
    if (from instanceof IndexType) {
      return isWidened(to, through);
    }
    boolean isWider = isWidened(from, through) && isWidened(through, to);
    return isWider || (isWidened(to, through) && isWidened(to, from));
  }

  private static boolean isWidened(Type from, Type to) {
    return from instanceof IntegerType narrow && to instanceof IntegerType wide && narrow.width() < wide.width();
  }

  /** Replaces an index that is converted from a constant integer by a constant. */
  @Canonicalization("ForwardConstantConvert")
  static boolean convertConstant(ConvertOp convert, PatternRewriter rewriter) {
    IntegerAttr constant = Constants.integerOf(convert.value());
    if (constant == null || !(constant.type() instanceof IntegerType) || !(convert.res().type() instanceof IndexType)
        || !constant.fitsLong()) {
      return false;
    }
    Location location = fused(convert, convert.value().definingOp());
    rewriter.replaceOp(convert, ConstantOp.createIndex(rewriter, location, constant.longValue()));
    return true;
  }

  private static Location fused(ConvertOp second, Operation first) {
    return FusedLoc.fuse(second.context(), List.of(second.location(), first.location()), null);
  }
}
