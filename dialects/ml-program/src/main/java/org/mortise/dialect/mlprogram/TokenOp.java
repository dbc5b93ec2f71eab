// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.mlprogram;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Creates a token without dependencies. */
@Op(name = "ml_program.token", results = "token: TOKEN", traits = "PURE", format = "attr-dict")
public final class TokenOp extends TokenOpBase {
  TokenOp(Operation operation) {
    super(operation);
  }
}
