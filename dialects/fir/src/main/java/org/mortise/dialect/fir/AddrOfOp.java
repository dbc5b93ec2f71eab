// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The address of a global variable or procedure. */
@Op(name = "fir.address_of",
    results = "resTy: ANY_ADDRESSABLE",
    attributes = "symbol: SYMBOL_REF",
    traits = "NO_MEMORY_EFFECT",
    format = "`(` $symbol `)` attr-dict `:` type($resTy)")
public final class AddrOfOp extends AddrOfOpBase {
  AddrOfOp(Operation operation) {
    super(operation);
  }
}
