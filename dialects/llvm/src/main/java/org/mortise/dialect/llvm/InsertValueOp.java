// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;

/** Returns a structure or array with one element replaced. */
@Op(name = "llvm.insertvalue",
    operands = {"container: AGGREGATE", "value: PRIMITIVE"},
    results = "res: AGGREGATE",
    attributes = "position: DENSE_I64_ARRAY",
    traits = "PURE",
    sameTypes = "container, res",
    format = "$value `,` $container `` $position attr-dict `:` type($container) "
        + "custom<InsertExtractValueElementType>(type($value), ref(type($container)), ref($position))")
public final class InsertValueOp extends InsertValueOpBase {
  InsertValueOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("InsertExtractValueElementType", new AggregateElement());
  }

  @Nullable Diagnostic verify() {
    AggregateElement.Found found = AggregateElement.find(container().type(), positionAttr());
    if (found.problem() != null) {
      return opError(found.problem());
    }
    return found.type() == value().type() ? null : opError("Type mismatch: cannot insert '" + value().type()
        + "' into '" + container().type() + "'");
  }
}
