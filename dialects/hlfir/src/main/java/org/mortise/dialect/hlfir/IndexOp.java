// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.definition.Op;

/** The position of the first or last occurrence of a substring. */
@Op(name = "hlfir.index",
    operands = {"substr: CHARACTER_SCALAR", "str: CHARACTER_SCALAR", "back: ANY_LOGICAL?"},
    results = "result: ANY_INTEGER",
    resultNames = "",
    format = "$substr `in` $str (`back` $back^)? attr-dict `:` functional-type(operands, results)",
    implementations = IntrinsicEffects.class,
    since = "22.1")
public final class IndexOp extends IndexOpBase {
  IndexOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    return Characters.haveSameKind(substr(), str()) ? null : opError("character arguments must have the same KIND");
  }
}
