// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.llvm;

import java.util.List;
import java.util.function.Function;
import org.mortise.dialect.llvm.attributes.AliasScopeAttr;
import org.mortise.dialect.llvm.attributes.BlockAddressAttr;
import org.mortise.dialect.llvm.attributes.BlockTagAttr;
import org.mortise.dialect.llvm.attributes.DIExpressionAttr;
import org.mortise.dialect.llvm.attributes.DIGlobalVariableExpressionAttr;
import org.mortise.dialect.llvm.attributes.DILabelAttr;
import org.mortise.dialect.llvm.attributes.DILocalVariableAttr;
import org.mortise.dialect.llvm.attributes.DereferenceableAttr;
import org.mortise.dialect.llvm.attributes.UWTableKindAttr;
import org.mortise.dialect.llvm.attributes.VecTypeHintAttr;
import org.mortise.ir.Attribute;
import org.mortise.ir.Context;
import org.mortise.ir.attributes.ArrayAttr;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.attributes.SymbolRefAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.parameters.ParametricForm;
import org.mortise.ir.types.IntegerType;

/** The constraints on attributes that describe values and functions, and on those of intrinsics. */
final class MetadataConstraints {
  static final AttributeConstraint<DILocalVariableAttr> DI_LOCAL_VARIABLE =
      ParametricForm.constraint("", DILocalVariableAttr.class, DILocalVariableAttr::declaration);
  static final AttributeConstraint<DIExpressionAttr> DI_EXPRESSION =
      ParametricForm.constraint("", DIExpressionAttr.class, DIExpressionAttr::declaration);
  static final Function<Context, Attribute> NO_EXPRESSION =
      context -> DIExpressionAttr.of(context, List.of());
  static final AttributeConstraint<DILabelAttr> DI_LABEL =
      ParametricForm.constraint("", DILabelAttr.class, DILabelAttr::declaration);
  static final AttributeConstraint<ArrayAttr> GLOBAL_VARIABLE_EXPRESSIONS = AttributeConstraints.arrayOf(
      "an array of variable expressions", DIGlobalVariableExpressionAttr.class::isInstance);
  static final AttributeConstraint<AliasScopeAttr> ALIAS_SCOPE =
      ParametricForm.constraint("", AliasScopeAttr.class, AliasScopeAttr::declaration);
  static final AttributeConstraint<BlockAddressAttr> BLOCK_ADDRESS =
      ParametricForm.constraint("", BlockAddressAttr.class, BlockAddressAttr::declaration);
  static final AttributeConstraint<BlockTagAttr> BLOCK_TAG =
      ParametricForm.constraint("", BlockTagAttr.class, BlockTagAttr::declaration);
  static final AttributeConstraint<DereferenceableAttr> DEREFERENCEABLE =
      ParametricForm.constraint(
          "LLVM dereferenceable attribute", DereferenceableAttr.class, DereferenceableAttr::declaration);
  static final AttributeConstraint<UWTableKindAttr> UNWIND_TABLE =
      ParametricForm.constraint("", UWTableKindAttr.class, UWTableKindAttr::declaration);
  static final AttributeConstraint<VecTypeHintAttr> VECTOR_TYPE_HINT =
      ParametricForm.constraint(
          "Explicit vectorization compiler hint", VecTypeHintAttr.class, VecTypeHintAttr::declaration);
  static final AttributeConstraint<ArrayAttr> FLAT_SYMBOLS = AttributeConstraints.arrayOf(
      "flat symbol ref array attribute", value -> value instanceof SymbolRefAttr symbol && symbol.isFlat());
  static final AttributeConstraint<ArrayAttr> I32_ARRAY = AttributeConstraints.arrayOf(
      "32-bit integer array attribute",
      value -> value instanceof IntegerAttr number && IntegerType.isSignless(number.type(), Integer.SIZE));
  static final AttributeConstraint<IntegerAttr> ATOMIC_OPERATION =
      NumberedWords.ATOMIC_OPERATION.constraint("llvm.atomicrmw binary operations");
  static final AttributeConstraint<IntegerAttr> ASM_DIALECT =
      NumberedWords.ASM_DIALECT.constraint("ATT (0) or Intel (1) asm dialect");
  static final AttributeConstraint<IntegerAttr> EXCEPTION_BEHAVIOR =
      NumberedWords.EXCEPTION_BEHAVIOR.constraint("LLVM Exception Behavior");
  static final AttributeConstraint<IntegerAttr> ROUNDING_MODE =
      NumberedWords.ROUNDING_MODE.constraint("LLVM Rounding Mode whose minimum value is 0");

  private MetadataConstraints() {}
}
