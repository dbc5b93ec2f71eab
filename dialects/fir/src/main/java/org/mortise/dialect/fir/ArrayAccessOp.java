// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.Op;

/** The address of an element of an array value. */
@Op(name = "fir.array_access",
    operands = {"sequence: SEQUENCE", "indices: ANY_COORDINATE...", "typeparams: ANY_INTEGER..."},
    results = "element: REFERENCE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$sequence `,` $indices (`typeparams` $typeparams^)? attr-dict `:` functional-type(operands, results)")
public final class ArrayAccessOp extends ArrayAccessOpBase {
  ArrayAccessOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = (SequenceType) sequence().type();
    if (indices().size() < array.rank()) {
      return opError("number of indices != dimension of array");
    }
    Type element = Addresses.elementType(element().type());
    if (indices().size() == array.rank() && !array.hasUnknownShape() && array.elementType() != element) {
      return opError("return type does not match array");
    }
    if (!ElementPath.leadsTo(array, indices(), element)) {
      return opError("return type and/or indices do not type check");
    }
    return ArrayOperands.acceptsLengths(array, typeparams().size()) ? null : opError("invalid type parameters");
  }

}
