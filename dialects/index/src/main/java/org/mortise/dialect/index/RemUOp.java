// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Computes the remainder of an unsigned division. */
@Op(name = "index.remu", family = IndexBinaryOp.class, computes = "REM_UNSIGNED", traits = "NO_MEMORY_EFFECT")
public final class RemUOp extends RemUOpBase {
  RemUOp(Operation operation) {
    super(operation);
  }
}
