// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Makes the descriptor of an entity. */
@Op(name = "fir.embox",
    operands = {
        "memref: ANY_REFERENCE", "shape: ANY_SHAPE?", "slice: SLICE?", "typeparams: ANY_INTEGER...",
        "sourceBox: CLASS?"
    },
    results = "result: BOX_OR_CLASS",
    attributes = "accessMap: AFFINE_MAP?",
    traits = {"NO_MEMORY_EFFECT", "ATTR_SIZED_OPERAND_SEGMENTS"},
    format = "$memref (`(` $shape^ `)`)? (`[` $slice^ `]`)? (`typeparams` $typeparams^)? (`source_box` "
        + "$sourceBox^)? (`map` $accessMap^)? attr-dict `:` functional-type(operands, results)")
public final class EmboxOp extends EmboxOpBase {
  EmboxOp(Operation operation) {
    super(operation);
  }
}
