// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.attributes.DenseI64ArrayAttr;
import org.mortise.ir.definition.Op;

/** Interchanges the loops of structured operations. */
@Op(name = "transform.structured.interchange", family = TransformOp.class, operands = "target: HANDLE",
    results = "transformed: HANDLE", attributes = "iterator_interchange: NON_NEGATIVE_ARRAY? = NO_NUMBERS",
    implementations = HandleEffects.Functional.class,
    format = "$target (`iterator_interchange` `=` $iterator_interchange^)? attr-dict `:` "
        + "custom<SemiFunctionType>(type($target), type($transformed))")
public final class InterchangeOp extends InterchangeOpBase {
  InterchangeOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    DenseI64ArrayAttr order = iteratorInterchangeAttr();
    return order == null ? null : Permutations.verify(operation(), order, "iterator_interchange");
  }
}
