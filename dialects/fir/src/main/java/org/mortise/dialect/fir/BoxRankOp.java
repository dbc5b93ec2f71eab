// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The number of dimensions of the entity of a descriptor. */
@Op(name = "fir.box_rank",
    operands = "box: BOX_ADDRESS_OR_VALUE",
    results = "result: ANY_INTEGER",
    format = Formats.SIMPLE,
    implementations = DescriptorRead.class)
public final class BoxRankOp extends BoxRankOpBase {
  BoxRankOp(Operation operation) {
    super(operation);
  }
}
