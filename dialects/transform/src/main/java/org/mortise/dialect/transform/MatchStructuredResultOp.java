// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A result of the structured operation. */
@Op(name = "transform.match.structured.result", family = TransformOp.class,
    operands = "operand_handle: HANDLE",
    results = "result: OPERATION_OR_VALUE",
    attributes = {"position: I64", "any: UNIT?", "single: UNIT?"},
    traits = "STRUCTURED_PREDICATE",
    implementations = HandleEffects.Reading.class,
    format = "$operand_handle `[` $position `]` (`any` $any^)? (`single` $single^)?attr-dict `:` "
        + "functional-type(operands, results)")
public final class MatchStructuredResultOp extends MatchStructuredResultOpBase {
  MatchStructuredResultOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    boolean hasKeyword = anyAttr() != null || singleAttr() != null;
    if (hasKeyword != TransformConstraints.isHandle(result().type())) {
      return opError("expects either the any/single keyword or the type value handle result type");
    }
    return anyAttr() != null && singleAttr() != null ? opError("'any' and 'single' are mutually exclusive") : null;
  }
}
