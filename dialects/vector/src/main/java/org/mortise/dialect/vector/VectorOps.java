// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.vector;

import org.mortise.ir.definition.Op;

/** Operations without specific behavior. */
@Op(name = "vector.vscale",
    summary = "Returns the factor by which scalable sizes are multiplied at run time.",
    results = "res: INDEX",
    traits = {"PURE", "INFERS_RESULT_TYPES"},
    format = "attr-dict",
    resultNames = "vscale",
    implementations = VscaleBounds.class)
final class VectorOps {
  private VectorOps() {}
}
