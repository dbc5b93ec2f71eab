// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;

/** The size of a level. */
@Op(name = "sparse_tensor.lvl",
    operands = {"source: SPARSE_TENSOR", "index: INDEX"},
    results = "result: INDEX",
    traits = "PURE",
    format = "attr-dict $source `,` $index `:` type($source)")
public final class LvlOp extends LvlOpBase {
  LvlOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Operation index = index().definingOp();
    if (index == null || !(index.getAttr("value") instanceof IntegerAttr constant)) {
      return null;
    }
    return constant.longValue() < SparseTensorEncodingAttr.ofType(source().type()).lvlRank() ? null
        : operation().error("Level index exceeds the rank of the input sparse tensor");
  }
}
