// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Translates coordinates between levels and dimensions. */
@Op(name = "sparse_tensor.crd_translate",
    operands = "in_crds: INDEX...",
    results = "out_crds: INDEX...",
    attributes = {"direction: DIRECTION", "encoder: ENCODING"},
    traits = "PURE",
    format = "$direction `[` $in_crds `]` `as` $encoder attr-dict `:` type($out_crds)")
public final class CrdTranslateOp extends CrdTranslateOpBase {
  CrdTranslateOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    int levels = encoderAttr().lvlRank();
    int dims = encoderAttr().dimRank();
    boolean toLevels = directionAttr().word().equals("dim_to_lvl");
    boolean fits = inCrds().size() == (toLevels ? dims : levels) && outCrds().size() == (toLevels ? levels : dims);
    return fits ? null : operation().error("Coordinate rank mismatch with encoding");
  }
}
