// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A value of which all bits are zero. */
@Op(name = "fir.zero_bits",
    results = "intype: ANY",
    traits = "NO_MEMORY_EFFECT",
    format = "type($intype) attr-dict")
public final class ZeroBitsOp extends ZeroBitsOpBase {
  ZeroBitsOp(Operation operation) {
    super(operation);
  }
}
