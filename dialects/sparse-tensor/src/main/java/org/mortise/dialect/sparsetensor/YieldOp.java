// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.sparsetensor;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.interfaces.ReturnLike;

/** Passes values out of a region. */
@Op(name = "sparse_tensor.yield",
    operands = "results: ANY...",
    traits = {"PURE", "TERMINATOR"},
    parents = {
        "sparse_tensor.binary", "sparse_tensor.unary", "sparse_tensor.reduce", "sparse_tensor.select",
        "sparse_tensor.foreach", "sparse_tensor.iterate"
    },
    format = "$results attr-dict `:` type($results)",
    implementations = ReturnLike.class)
public final class YieldOp extends YieldOpBase {
  YieldOp(Operation operation) {
    super(operation);
  }
}
