// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The address of an element of an array. */
@Op(name = "fir.array_coor",
    operands = {
        "memref: ANY_REF_OR_BOX", "shape: ANY_SHAPE_OR_SHIFT?", "slice: SLICE?", "indices: ANY_COORDINATE...",
        "typeparams: ANY_INTEGER..."
    },
    results = "result: REFERENCE",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    implementations = AddressViews.class,
    patterns = ArrayCoorPatterns.class,
    format = "$memref (`(`$shape^`)`)? (`[`$slice^`]`)? $indices (`typeparams` $typeparams^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class ArrayCoorOp extends ArrayCoorOpBase {
  ArrayCoorOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    SequenceType array = ArrayOperands.arrayOf(memref());
    if (array == null) {
      return opError("must be a reference to an array");
    }
    String error = ArrayOperands.shapeError(memref(), shape());
    if (error == null && shape() != null && EntityTypes.rankOf(shape().type()) != indices().size()) {
      error = "number of indices do not match dim rank";
    }
    if (error == null) {
      error = ArrayOperands.sliceError("array_coor", array, slice());
    }
    if (error == null) {
      error = ArrayOperands.lengthError(memref(), typeparams().size());
    }
    return error == null ? null : opError(error);
  }
}
