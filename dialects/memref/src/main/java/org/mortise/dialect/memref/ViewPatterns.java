// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Value;
import org.mortise.ir.definition.Canonicalization;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of {@code memref.view}. */
final class ViewPatterns {
  private ViewPatterns() {}

  /** Replaces dynamic sizes of the result type by sizes that are constants, and casts to the former type. */
  @Canonicalization("ViewOpShapeFolder")
  static boolean takeConstantSizes(ViewOp op, PatternRewriter rewriter) {
    MemRefType type = op.resultType();
    List<Value> remaining = new ArrayList<>();
    MemRefType known = MemRefTypes.withConstantSizes(type, op.sizes(), remaining);
    if (known == type) {
      return false;
    }
    Location location = op.location();
    Value view = ViewOp.create(rewriter, location, known, op.source(), op.byteShift(), remaining);
    rewriter.replaceOp(op, CastOp.create(rewriter, location, type, view));
    return true;
  }

  /** Views an allocation directly instead of a cast of it. */
  @Canonicalization("ViewOpMemrefCastFolder")
  static boolean skipCast(ViewOp op, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(op.source().definingOp());
    if (cast == null || AllocOp.of(cast.source().definingOp()) == null
        || !((MemRefType) cast.source().type()).isIdentityLayout()) {
      return false;
    }
    rewriter.modifyOpInPlace(op, () -> op.sourceOperand().set(cast.source()));
    return true;
  }
}
