// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The length of the characters of a descriptor. */
@Op(name = "fir.boxchar_len",
    operands = "val: BOX_CHAR",
    results = "result: ANY_INTEGER",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class BoxCharLenOp extends BoxCharLenOpBase {
  BoxCharLenOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    EmboxCharOp box = EmboxCharOp.of(val().definingOp());
    return box != null && box.len().type() == result().type() ? FoldResult.of(box.len()) : FoldResult.NONE;
  }

}
