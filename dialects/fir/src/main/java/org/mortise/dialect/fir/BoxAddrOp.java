// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The address of the entity of a descriptor. */
@Op(name = "fir.box_addr",
    operands = "val: ANY_BOX",
    results = "result: ANY_CODE_OR_DATA_REFERENCE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE)
public final class BoxAddrOp extends BoxAddrOpBase {
  BoxAddrOp(Operation operation) {
    super(operation);
  }
}
