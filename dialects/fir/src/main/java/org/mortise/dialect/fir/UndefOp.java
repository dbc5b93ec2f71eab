// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** A value that is not defined. */
@Op(name = "fir.undefined",
    results = "intype: ANY",
    traits = "NO_MEMORY_EFFECT",
    format = "type($intype) attr-dict")
public final class UndefOp extends UndefOpBase {
  UndefOp(Operation operation) {
    super(operation);
  }
}
