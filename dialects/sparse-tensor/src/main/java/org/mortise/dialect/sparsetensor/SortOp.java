// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.affine.AffineMap;
import org.mortise.ir.definition.Op;

/** Sorts arrays by coordinates. */
@Op(name = "sparse_tensor.sort",
    operands = {"n: INDEX", "xy: INTEGERS", "ys: BUFFER..."},
    attributes = {"perm_map: AFFINE_MAP", "ny: INDEX?", "algorithm: SORT_KIND"},
    format = "$algorithm $n`,`$xy (`jointly` $ys^)? attr-dict`:` type($xy) (`jointly` type($ys)^)?")
public final class SortOp extends SortOpBase {
  SortOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    AffineMap map = permMapAttr().map();
    if (map.resultCount() == 0 || !map.isPermutation()) {
      return error("Expected a permutation map, got " + map);
    }
    return null;
  }
}
