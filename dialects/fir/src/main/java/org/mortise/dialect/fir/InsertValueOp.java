// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A composite value with another part. */
@Op(name = "fir.insert_value",
    operands = {"adt: ANY_COMPOSITE", "val: ANY"},
    results = "res: ANY_COMPOSITE",
    attributes = "coor: ARRAY",
    traits = "NO_MEMORY_EFFECT",
    implementations = InsertedAddresses.class,
    patterns = InsertValuePatterns.class,
    format = "$adt `,` $val `,` $coor attr-dict `:` functional-type(operands, results)")
public final class InsertValueOp extends InsertValueOpBase {
  InsertValueOp(Operation operation) {
    super(operation);
  }
}
