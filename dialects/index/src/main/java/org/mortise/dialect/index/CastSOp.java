// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.index;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Converts between an index and an integer, extending by copies of the sign or truncating. */
@Op(name = "index.casts", family = IndexCastOp.class, computes = "RESIZE_SIGNED")
public final class CastSOp extends CastSOpBase {
  CastSOp(Operation operation) {
    super(operation);
  }
}
