// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.omp;

import java.util.function.Function;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.parameters.DialectEnumAttr;
import org.mortise.ir.types.IntegerType;
import org.mortise.ir.types.PointerLikeType;

/** The constraints on operands, results and attributes, with the descriptions in MLIR's diagnostics. */
final class OmpConstraints {
  static final TypeConstraint<Type> POINTER_LIKE =
      TypeConstraint.of("OpenMP-compatible variable type", type -> type instanceof PointerLikeType);
  static final TypeConstraint<MapBoundsType> MAP_BOUNDS = TypeConstraint.exactly(
      "Type for representing omp map clause bounds information", MapBoundsType.class, type -> true, MapBoundsType::of);

  static final TypeConstraint<CanonicalLoopInfoType> CLI = TypeConstraint.exactly(
      "Type for representing a reference to a canonical loop", CanonicalLoopInfoType.class, type -> true,
      CanonicalLoopInfoType::of);

  // ---- enumerations that are written as a word, or as the attribute without its mnemonic ---------------------------

  static final AttributeConstraint<DialectEnumAttr> BIND =
      OmpEnums.BIND.constraint("BindKind Clause").withForm(new WordForm(OmpEnums.BIND));
  static final AttributeConstraint<DialectEnumAttr> CANCELLATION_CONSTRUCT_TYPE =
      OmpEnums.CANCELLATION_CONSTRUCT_TYPE.constraint("CancellationConstructType Clause")
          .withForm(new WordForm(OmpEnums.CANCELLATION_CONSTRUCT_TYPE));
  static final AttributeConstraint<DialectEnumAttr> MEMORY_ORDER =
      OmpEnums.MEMORY_ORDER.constraint("MemoryOrderKind Clause").withForm(new WordForm(OmpEnums.MEMORY_ORDER));
  static final AttributeConstraint<DialectEnumAttr> PROC_BIND =
      OmpEnums.PROC_BIND.constraint("ProcBindKind Clause").withForm(new WordForm(OmpEnums.PROC_BIND));
  static final AttributeConstraint<DialectEnumAttr> VARIABLE_CAPTURE_KIND =
      OmpEnums.VARIABLE_CAPTURE_KIND.constraint("variable capture kind").withForm(new CaptureForm());
  static final AttributeConstraint<DialectEnumAttr> DATA_SHARING_TYPE =
      OmpEnums.DATA_SHARING_TYPE.constraint("Type of a data-sharing clause");
  static final AttributeConstraint<DialectEnumAttr> DEPEND = OmpEnums.DEPEND.constraint("depend clause");
  static final AttributeConstraint<DialectEnumAttr> GRAINSIZE_TYPE =
      OmpEnums.GRAINSIZE_TYPE.constraint("GrainsizeType Clause");
  static final AttributeConstraint<DialectEnumAttr> NUM_TASKS_TYPE =
      OmpEnums.NUM_TASKS_TYPE.constraint("NumTasksType Clause");
  static final AttributeConstraint<DialectEnumAttr> ORDER = OmpEnums.ORDER.constraint("OrderKind Clause");
  static final AttributeConstraint<DialectEnumAttr> ORDER_MODIFIER =
      OmpEnums.ORDER_MODIFIER.constraint("OpenMP Order Modifier");
  static final AttributeConstraint<DialectEnumAttr> REDUCTION_MODIFIER =
      OmpEnums.REDUCTION_MODIFIER.constraint("reduction modifier");
  static final AttributeConstraint<DialectEnumAttr> SCHEDULE = OmpEnums.SCHEDULE.constraint("ScheduleKind Clause");
  static final AttributeConstraint<DialectEnumAttr> SCHEDULE_MODIFIER =
      OmpEnums.SCHEDULE_MODIFIER.constraint("OpenMP Schedule Modifier");

  static final AttributeConstraint<TypeAttr> ANY_TYPE =
      AttributeConstraints.TYPE.describedAs("type attribute of any type");

  // ---- numbers and lists -------------------------------------------------------------------------------------------

  static final AttributeConstraint<IntegerAttr> HINT = AttributeConstraints.I64.withForm(new HintForm());
  static final Function<Context, Attribute> NO_HINT = context -> IntegerAttr.i64(context, 0);
  static final AttributeConstraint<IntegerAttr> NON_NEGATIVE =
      AttributeConstraints.withMinimum(AttributeConstraints.I64, 0);
  static final AttributeConstraint<IntegerAttr> AT_LEAST_ONE =
      AttributeConstraints.withMinimum(AttributeConstraints.I64, 1);
  static final Function<Context, Attribute> ONE = context -> IntegerAttr.i64(context, 1);
  static final AttributeConstraint<IntegerAttr> POSITIVE = AttributeConstraints.positive(AttributeConstraints.I64);
  static final AttributeConstraint<ClauseMapFlagsAttr> MAP_TYPE = AttributeConstraint
      .ofKind("Map types and modifiers tied to data maps", ClauseMapFlagsAttr.class).withForm(new MapTypeForm());
  static final AttributeConstraint<IntegerAttr> FORMER_MAP_TYPE = AttributeConstraint
      .ofKind("64-bit unsigned integer attribute", IntegerAttr.class, OmpConstraints::isUnsigned64)
      .withForm(new FormerMapTypeForm());
  static final AttributeConstraint<ArrayAttr> MEMBERS_INDEX =
      AttributeConstraints.INDEX_LIST_ARRAY.withForm(new MembersIndexForm());
  static final AttributeConstraint<Attribute> FORMER_MEMBERS_INDEX =
      AttributeConstraints.INTEGER_ELEMENTS.withForm(new FormerMembersIndexForm());
  static final AttributeConstraint<AtomicControlAttr> ATOMIC_CONTROL =
      AttributeConstraint.ofKind("", AtomicControlAttr.class);
  static final AttributeConstraint<ArrayAttr> SYMBOL_REF_ARRAY =
      AttributeConstraints.arrayOf("symbol ref array attribute", SymbolRefAttr.class::isInstance);
  static final AttributeConstraint<ArrayAttr> TASK_DEPEND_ARRAY = AttributeConstraints.arrayOf(
      "depend clause in a target or task construct array",
      attribute -> attribute instanceof DialectEnumAttr word && word.enumeration() == OmpEnums.TASK_DEPEND);

  private OmpConstraints() {}

  private static boolean isUnsigned64(IntegerAttr number) {
    return number.type() instanceof IntegerType type && type.width() == Long.SIZE && type.isUnsigned();
  }
}
