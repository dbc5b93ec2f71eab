// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

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
    format = "$memref (`(`$shape^`)`)? (`[`$slice^`]`)? $indices (`typeparams` $typeparams^)? attr-dict `:` "
        + "functional-type(operands, results)")
public final class ArrayCoorOp extends ArrayCoorOpBase {
  ArrayCoorOp(Operation operation) {
    super(operation);
  }
}
