// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.Value;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** The address of the entity of a descriptor. */
@Op(name = "fir.box_addr",
    operands = "val: ANY_BOX",
    results = "result: ANY_CODE_OR_DATA_REFERENCE",
    traits = "NO_MEMORY_EFFECT",
    format = Formats.SIMPLE,
    implementations = AddressViews.class)
public final class BoxAddrOp extends BoxAddrOpBase {
  BoxAddrOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    Operation box = val().definingOp();
    Value address = null;
    if (EmboxOp.of(box) != null && EmboxOp.of(box).slice() == null) {
      address = EmboxOp.of(box).memref();
    } else if (EmboxCharOp.of(box) != null) {
      address = EmboxCharOp.of(box).memref();
    }
    return address != null && address.type() == result().type() ? FoldResult.of(address) : FoldResult.NONE;
  }
}
