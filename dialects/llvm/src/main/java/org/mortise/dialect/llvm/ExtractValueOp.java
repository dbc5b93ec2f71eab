// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns an element of a structure or array. */
@Op(name = "llvm.extractvalue",
    operands = "container: AGGREGATE",
    results = "res: LLVM_TYPE",
    attributes = "position: DENSE_I64_ARRAY",
    traits = "PURE",
    format = "$container `` $position attr-dict `:` type($container) "
        + "custom<InsertExtractValueElementType>(type($res), ref(type($container)), ref($position))")
public final class ExtractValueOp extends ExtractValueOpBase {
  ExtractValueOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("InsertExtractValueElementType", new AggregateElement());
  }

  FoldResult fold(Attribute[] constants) {
    return Folds.extraction(this);
  }

  @Nullable Diagnostic verify() {
    AggregateElement.Found found = AggregateElement.find(container().type(), positionAttr());
    if (found.problem() != null) {
      return opError(found.problem());
    }
    return found.type() == res().type() ? null : opError("Type mismatch: extracting from '" + container().type()
        + "' should produce '" + found.type() + "' but this op returns '" + res().type() + "'");
  }
}
