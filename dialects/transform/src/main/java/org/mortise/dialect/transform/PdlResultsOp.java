// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns the results of an operation, or a group of them, which can be a single one. */
@Op(name = "pdl.results", operands = "parent: OF_OPERATION", results = "val: VALUE_OR_VALUES",
    attributes = "index: I32?", traits = "PURE",
    format = "($index^)? `of` $parent custom<ResultsValueType>(ref($index), type($val)) attr-dict")
public final class PdlResultsOp extends PdlResultsOpBase {
  PdlResultsOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("ResultsValueType", new ResultsValueType());
  }

  @Nullable Diagnostic verify() {
    return indexAttr() != null || PdlConstraints.OF_VALUES.accepts(val().type()) ? null
        : opError("expected `pdl.range<value>` result type when no index is specified, but got: '"
            + val().type() + "'");
  }
}
