// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineDimExpr;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.FoldResult;
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

  private boolean toLevels() {
    return directionAttr().word().equals("dim_to_lvl");
  }

  /** Permutes the coordinates, or removes a translation of all coordinates and back. */
  FoldResult fold(Attribute[] constants) {
    Encoding encoding = encoderAttr().encoding();
    if (encoding.dimToLvl().isPermutation()) {
      return permute(toLevels() ? encoding.dimToLvl() : encoding.dimToLvl().inversePermutation());
    }
    CrdTranslateOp before = of(inCrds().get(0).definingOp());
    boolean isUndone = before != null && before.toLevels() != toLevels()
        && before.encoderAttr().encoding().dimToLvl().equals(encoding.dimToLvl())
        && before.operation().resultList().equals(List.copyOf(inCrds()));
    return isUndone ? FoldResult.ofAll(before.inCrds().toArray()) : FoldResult.NONE;
  }

  private FoldResult permute(AffineMap map) {
    Object[] results = new Object[map.resultCount()];
    for (int i = 0; i < results.length; i++) {
      results[i] = inCrds().get(((AffineDimExpr) map.result(i)).position());
    }
    return FoldResult.ofAll(results);
  }

  @Nullable Diagnostic verify() {
    int levels = encoderAttr().lvlRank();
    int dims = encoderAttr().dimRank();
    boolean toLevels = toLevels();
    boolean fits = inCrds().size() == (toLevels ? dims : levels) && outCrds().size() == (toLevels ? levels : dims);
    return fits ? null : error("Coordinate rank mismatch with encoding");
  }
}
