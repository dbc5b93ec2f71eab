// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.arith;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts between an index and a signed integer. */
@Op(name = "arith.index_cast", family = IndexConversionOp.class, computes = "RESIZE_SIGNED",
    canonicalization = "CastPatterns.indexCast")
public final class IndexCastOp extends IndexCastOpBase {
  IndexCastOp(Operation operation) {
    super(operation);
  }
}
