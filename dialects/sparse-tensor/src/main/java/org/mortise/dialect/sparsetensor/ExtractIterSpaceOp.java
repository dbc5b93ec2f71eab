// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** The stored elements of some levels, below an element of the levels before them. */
@Op(name = "sparse_tensor.extract_iteration_space",
    operands = {"tensor: SPARSE_TENSOR", "parentIter: ITERATOR?"},
    results = "extractedSpace: ITER_SPACE",
    attributes = {"loLvl: LEVEL", "hiLvl: LEVEL"},
    traits = "PURE",
    format = "$tensor (`at` $parentIter^)? `lvls` `=` custom<LevelRange>($loLvl, $hiLvl) attr-dict `:` "
        + "type($tensor) (`,` type($parentIter)^)? `->` qualified(type($extractedSpace))")
public final class ExtractIterSpaceOp extends ExtractIterSpaceOpBase {
  ExtractIterSpaceOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("LevelRange", new LevelRangeDirective());
  }

  static @Nullable List<Type> inferResultTypes(OperationState state) {
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(state.operands().get(0).type());
    if (encoding == null || !(state.getAttr("loLvl") instanceof IntegerAttr low)
        || !(state.getAttr("hiLvl") instanceof IntegerAttr high) || low.longValue() >= high.longValue()) {
      return null;
    }
    return List.of(IterationSpaceType.of(encoding, new LevelRange(low.longValue(), high.longValue())));
  }

  @Nullable Diagnostic verify() {
    long low = loLvlAttr().longValue();
    long high = hiLvlAttr().longValue();
    if (low >= high) {
      return opError("expected smaller level low than level high");
    }
    return low == 0 == (parentIter() == null) ? null
        : opError("parent iterator should be specified iff level lower bound equals 0");
  }
}
