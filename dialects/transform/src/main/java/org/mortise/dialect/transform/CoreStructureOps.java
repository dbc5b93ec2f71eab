// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.mortise.ir.definition.Op;

/** Operations that forward handles and need no Java code. */
@Op(name = "transform.yield", family = TransformOp.class, operands = "operands: HANDLE_OR_PARAM...",
    traits = "TERMINATOR",
    implementations = HandleEffects.Reading.class, format = "operands attr-dict (`:` type($operands)^)?",
    summary = "Passes handles out of a region.")
final class CoreStructureOps {
  private CoreStructureOps() {}
}
