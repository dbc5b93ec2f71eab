// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.gpu;

import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.ResultNames;
import org.mortise.ir.parameters.DialectEnumAttr;

/** The family of positions and sizes along one dimension of the grid; the result has the name of the operation. */
@Op(results = "result: INDEX",
    attributes = {"dimension: DIMENSION", "upper_bound: INDEX?"},
    traits = "PURE",
    format = "$dimension (`upper_bound` $upper_bound^)? attr-dict",
    implementations = KernelRanges.class)
public abstract class IndexOp extends IndexOpBase {
  IndexOp(Operation operation) {
    super(operation);
  }

  static void define(OpDefinitionBuilder op) {
    op.resultNames(IndexOp::suggestName);
  }

  private static void suggestName(Operation op, ResultNames.Sink sink) {
    String name = op.name().toString().substring(GpuDialect.NAMESPACE.length() + 1);
    sink.name(op.result(0), name + '_' + dimension(op).word());
  }

  static DialectEnumAttr dimension(Operation op) {
    return op.getAttr("dimension", DialectEnumAttr.class);
  }
}
