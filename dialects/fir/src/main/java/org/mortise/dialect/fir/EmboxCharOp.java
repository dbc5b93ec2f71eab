// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates the descriptor of a character entity. */
@Op(name = "fir.emboxchar",
    operands = {"memref: ANY_REFERENCE", "len: ANY_INTEGER"},
    results = "result: BOX_CHAR",
    traits = "NO_MEMORY_EFFECT",
    format = "$memref `,` $len attr-dict `:` functional-type(operands, results)",
    implementations = AddressViews.class)
public final class EmboxCharOp extends EmboxCharOpBase {
  EmboxCharOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Addresses.elementType(memref().type()) instanceof CharacterType
        ? null
        : opError("address must be a reference to a character");
  }
}
