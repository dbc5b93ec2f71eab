// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.PointerLikeType;

/** The constraints on operands, results and attributes, with the descriptions in MLIR's diagnostics. */
final class OmpConstraints {
  static final TypeConstraint<Type> POINTER_LIKE =
      TypeConstraint.of("OpenMP-compatible variable type", type -> type instanceof PointerLikeType);
  static final TypeConstraint<MapBoundsType> MAP_BOUNDS = TypeConstraint.exactly(
      "Type for representing omp map clause bounds information", MapBoundsType.class, type -> true, MapBoundsType::of);

  // ---- enumerations that are written as a word, or as the attribute without its mnemonic ---------------------------

  static final AttributeConstraint<OmpEnumAttr> CANCELLATION_CONSTRUCT_TYPE =
      of(OmpEnum.CANCELLATION_CONSTRUCT_TYPE).withForm(new WordForm(OmpEnum.CANCELLATION_CONSTRUCT_TYPE));
  static final AttributeConstraint<OmpEnumAttr> MEMORY_ORDER =
      of(OmpEnum.MEMORY_ORDER).withForm(new WordForm(OmpEnum.MEMORY_ORDER));
  static final AttributeConstraint<OmpEnumAttr> PROC_BIND =
      of(OmpEnum.PROC_BIND).withForm(new WordForm(OmpEnum.PROC_BIND));
  static final AttributeConstraint<OmpEnumAttr> VARIABLE_CAPTURE_KIND =
      of(OmpEnum.VARIABLE_CAPTURE_KIND).withForm(new CaptureForm());
  static final AttributeConstraint<OmpEnumAttr> DATA_SHARING_TYPE =
      of(OmpEnum.DATA_SHARING_TYPE).withForm(new EnumForm(OmpEnum.DATA_SHARING_TYPE));
  static final AttributeConstraint<OmpEnumAttr> DEPEND = of(OmpEnum.DEPEND).withForm(new EnumForm(OmpEnum.DEPEND));
  static final AttributeConstraint<OmpEnumAttr> ORDER = of(OmpEnum.ORDER);
  static final AttributeConstraint<OmpEnumAttr> ORDER_MODIFIER = of(OmpEnum.ORDER_MODIFIER);
  static final AttributeConstraint<OmpEnumAttr> SCHEDULE = of(OmpEnum.SCHEDULE);
  static final AttributeConstraint<OmpEnumAttr> SCHEDULE_MODIFIER = of(OmpEnum.SCHEDULE_MODIFIER);

  // ---- numbers and lists -------------------------------------------------------------------------------------------

  static final AttributeConstraint<IntegerAttr> HINT = AttributeConstraints.I64.withForm(new HintForm());
  static final Function<Context, Attribute> NO_HINT = context -> IntegerAttr.i64(context, 0);
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE =
      AttributeConstraints.withMinimum(AttributeConstraints.I64, 0);
  static final AttributeConstraint<IntegerAttr> POSITIVE = AttributeConstraints.positive(AttributeConstraints.I64);
  static final AttributeConstraint<IntegerAttr> MAP_TYPE = AttributeConstraint
      .ofKind("64-bit unsigned integer attribute", IntegerAttr.class, OmpConstraints::isUnsigned64)
      .withForm(new MapTypeForm());
  static final AttributeConstraint<Attribute> MEMBERS_INDEX =
      AttributeConstraints.INTEGER_ELEMENTS.withForm(new MembersIndexForm());
  static final AttributeConstraint<ArrayAttr> SYMBOL_REF_ARRAY =
      AttributeConstraints.arrayOf("symbol ref array attribute", SymbolRefAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> TASK_DEPEND_ARRAY = AttributeConstraints.arrayOf(
      OmpEnum.TASK_DEPEND.summary() + " array", attribute -> isWordOf(attribute, OmpEnum.TASK_DEPEND));

  private OmpConstraints() {}

  private static AttributeConstraint<OmpEnumAttr> of(OmpEnum kind) {
    return AttributeConstraint
        .ofKind(kind.summary(), OmpEnumAttr.class, attribute -> attribute.kind() == kind)
        .withStorage(attribute -> isWordOf(attribute, kind));
  }

  private static boolean isWordOf(Attribute attribute, OmpEnum kind) {
    return attribute instanceof OmpEnumAttr word && word.kind() == kind;
  }

  private static boolean isUnsigned64(IntegerAttr number) {
    return number.type() instanceof IntegerType type && type.width() == Long.SIZE && type.isUnsigned();
  }
}
