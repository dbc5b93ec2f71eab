// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
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

  @Nullable Diagnostic verify() {
    long low = loLvlAttr().longValue();
    long high = hiLvlAttr().longValue();
    if (low >= high) {
      return opError("expected smaller level low than level high");
    }
    if (low == 0 != (parentIter() == null)) {
      return opError("parent iterator should be specified iff level lower bound equals 0");
    }
    SparseTensorEncodingAttr encoding = SparseTensorEncodingAttr.ofType(tensor().type());
    IterationSpaceType expected = IterationSpaceType.of(encoding, new LevelRange(low, high));
    return extractedSpaceType() == expected ? null
        : opError("inferred type(s) '" + expected + "' are incompatible with return type(s) of operation '"
            + extractedSpaceType() + "'");
  }
}
