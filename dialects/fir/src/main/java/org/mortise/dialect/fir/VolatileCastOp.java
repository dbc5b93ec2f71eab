// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.fir;

import org.jspecify.annotations.Nullable;
import org.mortise.dialect.fir.types.BoxType;
import org.mortise.dialect.fir.types.ClassType;
import org.mortise.dialect.fir.types.ReferenceType;
import org.mortise.ir.Attribute;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.Op;

/** An address or descriptor of the same entity whose accesses are volatile, or are not. */
@Op(name = "fir.volatile_cast",
    operands = "value: ANY_REF_OR_BOX",
    results = "res: ANY_REF_OR_BOX",
    traits = "PURE",
    format = "$value attr-dict `:` functional-type($value, results)",
    implementations = AddressViews.class,
    since = "22.1")
public final class VolatileCastOp extends VolatileCastOpBase {
  VolatileCastOp(Operation operation) {
    super(operation);
  }

  @Nullable Diagnostic verify() {
    Type from = value().type();
    Type to = res().type();
    return withoutVolatility(from) == withoutVolatility(to) ? null
        : opError("types must be identical except for volatility '" + from + "' / '" + to + "'");
  }

  private static Type withoutVolatility(Type type) {
    if (type instanceof ReferenceType reference) {
      return ReferenceType.of(reference.elementType());
    }
    if (type instanceof BoxType box) {
      return BoxType.of(box.elementType());
    }
    return type instanceof ClassType box ? ClassType.of(box.elementType()) : type;
  }

  FoldResult fold(Attribute[] constants) {
    return value().type() == res().type() ? FoldResult.of(value()) : FoldResult.NONE;
  }
}
