// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Reinterprets a tensor with other dimension-level maps and the same storage. */
@Op(name = "sparse_tensor.reinterpret_map",
    operands = "source: SPARSE_TENSOR",
    results = "dest: SPARSE_TENSOR",
    traits = "NO_MEMORY_EFFECT",
    format = "$source attr-dict `:` type($source) `to` type($dest)")
public final class ReinterpretMapOp extends ReinterpretMapOpBase {
  ReinterpretMapOp(Operation operation) {
    super(operation);
  }

  /** Folds an operation without effect, or one that undoes another. */
  FoldResult fold(Attribute[] constants) {
    if (source().type() == dest().type()) {
      return FoldResult.of(source());
    }
    ReinterpretMapOp before = of(source().definingOp());
    return before != null && before.source().type() == dest().type()
        ? FoldResult.of(before.source()) : FoldResult.NONE;
  }

  @Nullable Diagnostic verify() {
    Encoding from = SparseTensorEncodingAttr.ofType(source().type()).encoding();
    Encoding to = SparseTensorEncodingAttr.ofType(dest().type()).encoding();
    if (!from.levels().equals(to.levels())) {
      return error("Level type mismatch between source/dest tensors");
    }
    if (from.posWidth() != to.posWidth() || from.crdWidth() != to.crdWidth()) {
      return error("Crd/Pos width mismatch between source/dest tensors");
    }
    return sourceType().elementType() == destType().elementType() ? null
        : error("Element type mismatch between source/dest tensors");
  }
}
