// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import org.mortise.ir.definition.Op;

/** The ends of blocks without successors. */
@Op(name = "llvm.unreachable", summary = "Ends a block that is never completed.",
    traits = "TERMINATOR",
    format = "attr-dict")
@Op(name = "llvm.resume", summary = "Continues the propagation of an exception.",
    operands = "value: LLVM_TYPE",
    traits = "TERMINATOR",
    format = "$value attr-dict `:` type($value)")
final class ControlOps {
  private ControlOps() {}
}
