// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.Value;
import org.mortise.ir.attributes.DenseNumbersAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.interfaces.Constants;

/** The lanes of a mask that are known to be set: all, none, or an unknown part. */
enum MaskFormat {
  ALL_TRUE, ALL_FALSE, UNKNOWN;

  /** Returns the format known from the operation that defines {@code mask}. */
  static MaskFormat of(Value mask) {
    if (Constants.of(mask) instanceof DenseNumbersAttr constant) {
      return of(constant);
    }
    ConstantMaskOp sizes = ConstantMaskOp.of(mask.definingOp());
    if (sizes != null) {
      return of(sizes);
    }
    CreateMaskOp created = CreateMaskOp.of(mask.definingOp());
    return created == null ? UNKNOWN : of(created);
  }

  private static MaskFormat of(DenseNumbersAttr constant) {
    if (!constant.isSplat()) {
      return UNKNOWN;
    }
    return constant.longAt(0) != 0 ? ALL_TRUE : ALL_FALSE;
  }

  private static MaskFormat of(ConstantMaskOp mask) {
    boolean allTrue = true;
    boolean allFalse = true;
    long[] sizes = mask.maskDimSizesAttr().toArray();
    for (int i = 0; i < sizes.length; i++) {
      long dim = mask.resultType().rank() == 0 ? 1 : mask.resultType().dim(i);
      allTrue &= sizes[i] >= dim;
      allFalse &= sizes[i] <= 0;
    }
    return allTrue ? ALL_TRUE : allFalse ? ALL_FALSE : UNKNOWN;
  }

  private static MaskFormat of(CreateMaskOp mask) {
    boolean allTrue = true;
    boolean allFalse = true;
    for (int i = 0; i < mask.operands().size(); i++) {
      IntegerAttr size = Constants.integerOf(mask.operands().get(i));
      if (size == null) {
        return UNKNOWN;
      }
      long dim = mask.resultType().rank() == 0 ? 1 : mask.resultType().dim(i);
      allTrue &= size.longValue() >= dim;
      allFalse &= size.longValue() <= 0;
    }
    return allTrue ? ALL_TRUE : allFalse ? ALL_FALSE : UNKNOWN;
  }
}
