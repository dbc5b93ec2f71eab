// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.tosa;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseElementsAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.RankedTensorType;
import org.mortise.ir.types.TensorType;

/** Returns a part of a tensor. */
@Op(name = "tosa.slice",
    operands = "input: TENSOR",
    results = "output: TENSOR",
    attributes = {"start: DENSE_I64_ARRAY", "size: DENSE_I64_ARRAY"},
    traits = "PURE",
    format = TosaDialect.FUNCTIONAL,
    patterns = SlicePatterns.class)
public final class SliceOp extends SliceOpBase {
  SliceOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    TensorType type = TosaTypes.ranked(input());
    if (type == null) {
      return null;
    }
    if (startAttr().size() != type.rank()) {
      return opError("length of start attribute is not equal rank of input shape");
    }
    return sizeAttr().size() == type.rank()
        ? null
        : opError("length of size attribute is not equal rank of input shape");
  }

  FoldResult fold(Attribute[] constants) {
    if (!(input().type() instanceof RankedTensorType from) || !(output().type() instanceof RankedTensorType to)
        || !to.hasStaticShape()) {
      return FoldResult.NONE;
    }
    if (from == to) {
      return FoldResult.of(input());
    }
    if (!(constants[0] instanceof DenseElementsAttr elements) || Splats.foldable(input()) == null) {
      return FoldResult.NONE;
    }
    if (elements.isSplat()) {
      return Splats.fold(output(), elements.elementAt(0));
    }
    return to.numElements() == 1 && from.hasStaticShape()
        ? Splats.fold(output(), elements.elementAt(offsetOfStart(from))) : FoldResult.NONE;
  }

  private int offsetOfStart(RankedTensorType type) {
    long offset = 0;
    for (int i = 0; i < type.rank(); i++) {
      offset = offset * type.dim(i) + startAttr().get(i);
    }
    return (int) offset;
  }
}
