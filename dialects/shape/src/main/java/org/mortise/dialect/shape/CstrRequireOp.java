// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.shape;

import org.mortise.ir.Attribute;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** A witness that a condition holds. */
@Op(name = "shape.cstr_require",
    operands = "pred: I1",
    results = "result: WITNESS",
    attributes = "msg: STRING",
    format = "$pred `,` $msg attr-dict")
public final class CstrRequireOp extends CstrRequireOpBase {
  CstrRequireOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.ofNullable(constants[0]);
  }
}
