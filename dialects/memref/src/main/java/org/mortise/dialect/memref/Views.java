// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import java.util.ArrayList;
import java.util.List;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.rewrite.PatternRewriter;
import org.mortise.ir.rewrite.PatternSet;
import org.mortise.ir.rewrite.RewritePattern;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Checks and canonicalization of {@code memref.view}, and checks of {@code memref.reshape}. */
final class Views {
  private Views() {}

  static Diagnostic verify(Operation operation) {
    ViewOp op = ViewOp.of(operation);
    MemRefType source = (MemRefType) op.source().type();
    MemRefType result = op.type();
    if (!source.isIdentityLayout()) {
      return operation.error("unsupported map for base memref type '" + source + "'");
    }
    if (!result.isIdentityLayout()) {
      return operation.error("unsupported map for result memref type '" + result + "'");
    }
    if (source.memorySpace() != result.memorySpace()) {
      return operation.error("different memory spaces specified for base memref type '" + source
          + "' and view memref type '" + result + "'");
    }
    return op.sizes().size() == result.dynamicDimCount() ? null
        : operation.error("incorrect number of size operands for type '" + result + "'");
  }

  static Diagnostic verifyReshape(Operation op) {
    BaseMemRefType source = (BaseMemRefType) op.operand(0).type();
    BaseMemRefType result = (BaseMemRefType) op.result(0).type();
    if (source.elementType() != result.elementType()) {
      return op.opError("element types of source and destination memref types should be the same");
    }
    if (source instanceof MemRefType ranked && !ranked.isIdentityLayout()) {
      return op.opError("source memref type should have identity affine map");
    }
    if (!(result instanceof MemRefType target)) {
      return null;
    }
    if (!target.isIdentityLayout()) {
      return op.opError("result memref type should have identity affine map");
    }
    long length = ((MemRefType) op.operand(1).type()).dim(0);
    if (ShapedType.isDynamic(length)) {
      return op.opError("cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
    }
    return length == target.rank()
        ? null : op.opError("length of shape operand differs from the result's memref rank");
  }

  static void add(PatternSet patterns) {
    patterns.add(RewritePattern.of(ViewOp.NAME, "ViewOpShapeFolder", Views::constantSizes));
    patterns.add(RewritePattern.of(ViewOp.NAME, "ViewOpMemrefCastFolder", Views::skipCast));
  }

  /** Constant sizes move into the type. */
  private static boolean constantSizes(Operation operation, PatternRewriter rewriter) {
    ViewOp op = ViewOp.of(operation);
    long[] shape = op.type().shape();
    List<Value> remaining = new ArrayList<>();
    int next = 0;
    for (int i = 0; i < shape.length; i++) {
      if (!ShapedType.isDynamic(shape[i])) {
        continue;
      }
      Value size = op.sizes().get(next++);
      long known = IndexConstants.index(size);
      if (known >= 0) {
        shape[i] = known;
      } else {
        remaining.add(size);
      }
    }
    if (remaining.size() == op.sizes().size()) {
      return false;
    }
    ViewOp made = ViewOp.create(
        rewriter, operation.location(), op.type().withShape(shape), op.source(), op.byteShift(), remaining);
    rewriter.replaceOp(
        operation, CastOp.create(rewriter, operation.location(), op.type(), made.result()).operation());
    return true;
  }

  /** Sees allocated bytes before they were cast. */
  private static boolean skipCast(Operation operation, PatternRewriter rewriter) {
    CastOp cast = CastOp.of(operation.operand(0).definingOp());
    if (cast == null || AllocOp.of(cast.source().definingOp()) == null
        || !((MemRefType) cast.source().type()).isIdentityLayout()) {
      return false;
    }
    rewriter.modifyOpInPlace(operation, () -> operation.setOperand(0, cast.source()));
    return true;
  }
}
