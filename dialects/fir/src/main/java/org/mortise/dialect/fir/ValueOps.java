// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** Values that come from nothing but a type or a symbol. */
@Op(name = "fir.undefined", summary = "A value that is not defined.",
    results = "intype: ANY",
    traits = "NO_MEMORY_EFFECT",
    format = "type($intype) attr-dict")
@Op(name = "fir.absent", summary = "The optional argument that is not there.",
    results = "intype: ANY_REF_OR_BOX_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = "type($intype) attr-dict")
@Op(name = "fir.address_of", summary = "The address of a global variable or procedure.",
    results = "resTy: ANY_ADDRESSABLE",
    attributes = "symbol: SYMBOL_REF",
    traits = "NO_MEMORY_EFFECT",
    format = "`(` $symbol `)` attr-dict `:` type($resTy)")
final class ValueOps {
  private ValueOps() {}
}
