// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The size of an element in bytes. */
@Op(name = "fir.box_elesize",
    operands = "val: BOX_OR_CLASS",
    results = "size: ANY_INTEGER",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class BoxElementSizeOp extends BoxElementSizeOpBase {
  BoxElementSizeOp(Operation operation) {
    super(operation);
  }
}
