// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.syntax.NamedOperands;

/**
 * Matches an operation, or creates one in a rewrite. Not verified: that the types of the results of a created operation
 * are known. MLIR verifies this for operations of the dialects that it has loaded.
 */
@Op(name = "pdl.operation", results = "op: OF_OPERATION",
    operands = {
        "operandValues: VALUE_OR_VALUES...", "attributeValues: OF_ATTRIBUTE...", "typeValues: TYPE_OR_TYPES..."
    },
    attributes = {"opName: STRING?", "attributeValueNames: STRING_ARRAY"}, traits = "ATTR_SIZED_OPERAND_SEGMENTS",
    format = "($opName^)? (`(` $operandValues^ `:` type($operandValues) `)`)? "
        + "custom<OperationOpAttributes>($attributeValues, $attributeValueNames) "
        + "(`->` `(` $typeValues^ `:` type($typeValues) `)`)? attr-dict")
public final class PdlOperationOp extends PdlOperationOpBase {
  PdlOperationOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.directive("OperationOpAttributes", new NamedOperands());
  }

  @Nullable Diagnostic verify() {
    if (opNameAttr() == null && PdlRewriteOp.of(parentOp()) != null) {
      return opError("must have an operation name when nested within a `pdl.rewrite`");
    }
    int names = attributeValueNamesAttr().size();
    int values = attributeValues().size();
    if (names != values) {
      return opError("expected the same number of attribute values and attribute names, got " + names + " names and "
          + values + " values");
    }
    return PdlBinding.verify(operation());
  }
}
