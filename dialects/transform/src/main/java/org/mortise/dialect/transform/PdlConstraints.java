// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.transform;

import java.util.function.Function;
import java.util.function.Predicate;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.types.PlainType;

/** The constraints named in the declarations of patterns. */
public final class PdlConstraints {
  static final String VALUE_NAME = "value";
  static final String TYPE_NAME = "type";

  static final TypeConstraint<PlainType> OF_ATTRIBUTE =
      TypeConstraints.plain("PDL handle to an `mlir::Attribute`", PdlDialect.NAMESPACE, "attribute");
  static final TypeConstraint<PlainType> OF_OPERATION =
      TypeConstraints.plain("PDL handle to an `mlir::Operation *`", PdlDialect.NAMESPACE, PdlDialect.OPERATION);
  static final TypeConstraint<PlainType> OF_TYPE =
      TypeConstraints.plain("PDL handle to an `mlir::Type`", PdlDialect.NAMESPACE, TYPE_NAME);
  static final TypeConstraint<PlainType> OF_VALUE =
      TypeConstraints.plain("PDL handle for an `mlir::Value`", PdlDialect.NAMESPACE, VALUE_NAME);
  static final TypeConstraint<PdlRangeType> OF_TYPES = rangeOf(OF_TYPE, TYPE_NAME);
  static final TypeConstraint<PdlRangeType> OF_VALUES = rangeOf(OF_VALUE, VALUE_NAME);
  static final TypeConstraint<Type> TYPE_OR_TYPES = oneOrRange(OF_TYPE, OF_TYPES);
  static final TypeConstraint<Type> VALUE_OR_VALUES = oneOrRange(OF_VALUE, OF_VALUES);
  static final TypeConstraint<Type> TYPES_OR_VALUES = TypeConstraint.of(
      "range of " + OF_TYPE.description() + " or " + OF_VALUE.description() + " values",
      type -> OF_TYPES.accepts(type) || OF_VALUES.accepts(type));
  static final TypeConstraint<Type> ANY_PDL = TypeConstraint.of("pdl type", PdlConstraints::isPdl);

  static final AttributeConstraint<Attribute> TYPE_ARRAY = AttributeConstraint.of("type array attribute",
      value -> value instanceof ArrayAttr array && array.elements().stream().allMatch(TypeAttr.class::isInstance));
  static final AttributeConstraint<IntegerAttr> BENEFIT =
      AttributeConstraints.nonNegative(AttributeConstraints.I16);
  static final Function<Context, Attribute> FALSE = context -> IntegerAttr.bool(context, false);

  private PdlConstraints() {}

  private static TypeConstraint<PdlRangeType> rangeOf(TypeConstraint<PlainType> element, String mnemonic) {
    Predicate<PdlRangeType> test = range -> element.accepts(range.element());
    return TypeConstraint.exactly("range of " + element.description() + " values", PdlRangeType.class, test,
        context -> PdlRangeType.of(PlainType.of(context, PdlDialect.NAMESPACE, mnemonic)));
  }

  private static TypeConstraint<Type> oneOrRange(
      TypeConstraint<PlainType> element, TypeConstraint<PdlRangeType> range) {
    return TypeConstraint.of("single element or range of " + element.description(),
        type -> element.accepts(type) || range.accepts(type));
  }

  private static boolean isPdl(Type type) {
    return type instanceof PdlRangeType || type instanceof PlainType plain
        && plain.toString().startsWith("!" + PdlDialect.NAMESPACE + ".");
  }
}
