// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The number of elements of the entity of a descriptor. */
@Op(name = "fir.box_total_elements",
    operands = "box: ANY_BOX",
    results = "result: ANY_INTEGER",
    resultNames = "",
    traits = "NO_MEMORY_EFFECT",
    patterns = DescriptorPatterns.class,
    format = Formats.SIMPLE,
    since = "22.1")
public final class BoxTotalElementsOp extends BoxTotalElementsOpBase {
  BoxTotalElementsOp(Operation operation) {
    super(operation);
  }
}
