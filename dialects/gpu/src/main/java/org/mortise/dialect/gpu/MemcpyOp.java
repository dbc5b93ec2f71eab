// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.memref.CastFolding;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.ShapedType;

/** Copies memory of the host or a device. */
@Op(name = "gpu.memcpy", family = AsyncOp.class,
    operands = {"dst: ANY_MEMREF write", "src: ANY_MEMREF read"},
    results = "asyncToken: ASYNC_TOKEN?",
    format = AsyncOp.ASYNC + "$dst`,` $src `:` type($dst)`,` type($src) attr-dict",
    patterns = GpuPatterns.class)
public final class MemcpyOp extends MemcpyOpBase {
  MemcpyOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    if (srcType().elementType() != dstType().elementType()) {
      return opError("arguments have incompatible element type");
    }
    return haveCompatibleShapes(srcType(), dstType()) ? null : opError("arguments have incompatible shape");
  }

  private static boolean haveCompatibleShapes(ShapedType a, ShapedType b) {
    if (a.rank() != b.rank()) {
      return false;
    }
    for (int i = 0; i < a.rank(); i++) {
      if (!a.isDynamicDim(i) && !b.isDynamicDim(i) && a.dim(i) != b.dim(i)) {
        return false;
      }
    }
    return true;
  }

  FoldResult fold(Attribute[] constants) {
    return CastFolding.intoOperands(operation());
  }
}
