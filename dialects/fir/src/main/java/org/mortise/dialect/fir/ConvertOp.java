// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** Converts a value to another type. */
@Op(name = "fir.convert",
    operands = "value: ANY",
    results = "res: ANY",
    traits = "NO_MEMORY_EFFECT",
    implementations = AddressViews.class,
    patterns = ConvertPatterns.class,
    format = "$value attr-dict `:` functional-type($value, results)")
public final class ConvertOp extends ConvertOpBase {
  ConvertOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type from = value().type();
    Type to = res().type();
    return Conversions.canConvert(from, to)
        ? null
        : opError("invalid type conversion'" + from + "' / '" + to + "'");
  }

  FoldResult fold(Attribute[] constants) {
    if (value().type() == res().type()) {
      return FoldResult.of(value());
    }
    ConvertOp first = of(value().definingOp());
    if (first == null || first.value().type() != res().type()) {
      return FoldResult.NONE;
    }
    return Conversions.returnsTruth(res().type(), first.res().type())
        ? FoldResult.of(first.value()) : FoldResult.NONE;
  }
}
