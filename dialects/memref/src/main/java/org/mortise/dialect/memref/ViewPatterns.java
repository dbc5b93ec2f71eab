// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Location;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.MemRefType;

/** Canonicalization of {@code memref.view}. */
final class ViewPatterns {
  private ViewPatterns() {}

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(ViewOp.NAME, "ViewOpShapeFolder", ViewPatterns::takeConstantSizes));
    patterns.add(RewritePattern.of(ViewOp.NAME, "ViewOpMemrefCastFolder", ViewPatterns::skipCast));
  }

  /** Replaces dynamic sizes of the result type by sizes that are constants, and casts to the former type. */
  private static boolean takeConstantSizes(Operation operation, PatternRewriter rewriter) {
    ViewOp op = ViewOp.of(operation);
    MemRefType type = op.resultType();
    List<Value> remaining = new ArrayList<>();
    MemRefType known = MemRefTypes.withConstantSizes(type, op.sizes(), remaining);
    if (known == type) {
      return false;
    }
    Location location = operation.location();
    Value view = ViewOp.create(rewriter, location, known, op.source(), op.byteShift(), remaining);
    rewriter.replaceOp(operation, CastOp.create(rewriter, location, type, view));
    return true;
  }

  /** Views an allocation directly instead of a cast of it. */
  private static boolean skipCast(Operation operation, PatternRewriter rewriter) {
    ViewOp op = ViewOp.of(operation);
    CastOp cast = CastOp.of(op.source().definingOp());
    if (cast == null || AllocOp.of(cast.source().definingOp()) == null
        || !((MemRefType) cast.source().type()).isIdentityLayout()) {
      return false;
    }
    rewriter.modifyOpInPlace(operation, () -> op.sourceOperand().set(cast.source()));
    return true;
  }
}
