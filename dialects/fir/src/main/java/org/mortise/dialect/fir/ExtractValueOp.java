// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A part of a composite value. */
@Op(name = "fir.extract_value",
    operands = "adt: ANY_COMPOSITE",
    results = "res: FIR_TYPE",
    attributes = "coor: ARRAY",
    traits = "NO_MEMORY_EFFECT",
    format = "$adt `,` $coor attr-dict `:` functional-type(operands, results)")
public final class ExtractValueOp extends ExtractValueOpBase {
  ExtractValueOp(Operation operation) {
    super(operation);
  }
}
