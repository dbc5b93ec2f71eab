// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.types.VectorType;

/** Creates a mask that is true in a hyper-rectangle of constant size at the origin. */
@Op(name = "vector.constant_mask",
    attributes = "mask_dim_sizes: DENSE_I64_ARRAY",
    results = "result: MASK_OF_ANY_RANK",
    traits = "PURE",
    format = "$mask_dim_sizes attr-dict `:` type(results)")
public final class ConstantMaskOp extends ConstantMaskOpBase {
  ConstantMaskOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    VectorType type = resultType();
    long[] sizes = maskDimSizesAttr().toArray();
    if (type.rank() == 0) {
      if (sizes.length != 1) {
        return error("array attr must have length 1 for 0-D vectors");
      }
      return sizes[0] == 0 || sizes[0] == 1 ? null
          : error("mask dim size must be either 0 or 1 for 0-D vectors");
    }
    if (sizes.length != type.rank()) {
      return opError("must specify array attr of size equal vector result rank");
    }
    int zeros = 0;
    for (int i = 0; i < sizes.length; i++) {
      if (sizes[i] < 0 || sizes[i] > type.dim(i)) {
        return opError("array attr of size out of bounds of vector result dimension size");
      }
      if (type.isScalableDim(i) && sizes[i] != 0 && sizes[i] != type.dim(i)) {
        return opError("only supports 'none set' or 'all set' scalable dimensions");
      }
      zeros += sizes[i] == 0 ? 1 : 0;
    }
    return zeros == 0 || zeros == sizes.length ? null
        : opError("expected all mask dim sizes to be zeros, as a result of conjunction with zero mask dim");
  }

  /** A mask that is true or false everywhere is a constant. */
  FoldResult fold(Attribute[] constants) {
    VectorType type = resultType();
    long[] sizes = maskDimSizesAttr().toArray();
    boolean isFull = type.rank() > 0 ? Arrays.equals(sizes, type.shape()) : sizes[0] == 1;
    return isFull || sizes[0] == 0
        ? FoldResult.of(VectorFolding.splat(type, IntegerAttr.bool(context(), isFull))) : FoldResult.NONE;
  }
}
