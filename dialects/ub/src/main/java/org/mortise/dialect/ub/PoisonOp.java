// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ub;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Produces poison: a value whose use has undefined behavior. */
@Op(name = "ub.poison",
    attributes = "value: POISON = WHOLE",
    results = "result: ANY",
    traits = {"CONSTANT_LIKE", "PURE"},
    format = "attr-dict (`<` $value^ `>`)? `:` type($result)")
public final class PoisonOp extends PoisonOpBase {
  static final AttributeConstraint<PoisonAttr> POISON =
      AttributeConstraint.ofKind("PoisonAttrInterface instance", PoisonAttr.class);
  static final Function<Context, Attribute> WHOLE = PoisonAttr::of;

  PoisonOp(Operation operation) {
    super(operation);
  }

  FoldResult fold(Attribute[] constants) {
    return FoldResult.of(valueAttr());
  }
}
