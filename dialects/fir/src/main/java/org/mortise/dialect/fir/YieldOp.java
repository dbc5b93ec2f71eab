// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** Ends a region of a declaration for {@code DO CONCURRENT}. */
@Op(name = "fir.yield",
    operands = "results: ANY...",
    traits = {"PURE", "TERMINATOR"},
    parents = {"fir.local", "fir.declare_reduction"},
    format = "( `(` $results^ `:` type($results) `)` )? attr-dict",
    since = "22.1")
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}
