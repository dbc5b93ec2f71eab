// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.memref;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.BaseMemRefType;
import org.mortise.ir.types.MemRefType;
import org.mortise.ir.types.ShapedType;

/** Views contiguous memory with the shape that another memref contains. */
@Op(name = "memref.reshape",
    operands = {"source: ANY_RANKED_OR_UNRANKED_MEMREF", "shape: SHAPE"},
    results = "result: ANY_RANKED_OR_UNRANKED_MEMREF",
    traits = "PURE",
    format = "$source `(` $shape `)` attr-dict `:` functional-type(operands, results)",
    resultNames = "reshape",
    implementations = {MemRefViews.class, MemorySpaceViews.class})
public final class ReshapeOp extends ReshapeOpBase {
  ReshapeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    BaseMemRefType source = (BaseMemRefType) source().type();
    BaseMemRefType result = (BaseMemRefType) result().type();
    if (source.elementType() != result.elementType()) {
      return opError("element types of source and destination memref types should be the same");
    }
    if (source instanceof MemRefType ranked && !ranked.isIdentityLayout()) {
      return opError("source memref type should have identity affine map");
    }
    if (!(result instanceof MemRefType target)) {
      return null;
    }
    if (!target.isIdentityLayout()) {
      return opError("result memref type should have identity affine map");
    }
    long length = shapeType().dim(0);
    if (ShapedType.isDynamic(length)) {
      return opError("cannot use shape operand with dynamic length to reshape to statically-ranked memref type");
    }
    return length == target.rank()
        ? null : opError("length of shape operand differs from the result's memref rank");
  }
}
