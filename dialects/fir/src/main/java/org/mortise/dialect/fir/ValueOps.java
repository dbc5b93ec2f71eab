// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.definition.Op;

/** Operations that create a value from only a type. */
@Op(name = "fir.absent", view = "AbsentOp", summary = "The optional argument that is not there.",
    results = "intype: ANY_REF_OR_BOX_LIKE",
    traits = "NO_MEMORY_EFFECT",
    format = "type($intype) attr-dict")
final class ValueOps {
  private ValueOps() {}
}
