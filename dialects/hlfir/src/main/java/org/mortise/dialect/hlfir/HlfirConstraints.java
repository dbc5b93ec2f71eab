// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.hlfir;

import java.util.function.Predicate;
import org.mortise.dialect.fir.EntityTypes;
import org.mortise.dialect.fir.FirConstraints;
import org.mortise.dialect.fir.FortranVariableFlagsAttr;
import org.mortise.dialect.fir.types.BaseBoxType;
import org.mortise.dialect.fir.types.BoxCharType;
import org.mortise.dialect.fir.types.CharacterType;
import org.mortise.dialect.fir.types.FirComplexType;
import org.mortise.dialect.fir.types.FirIntegerType;
import org.mortise.dialect.fir.types.FirRealType;
import org.mortise.dialect.fir.types.LogicalType;
import org.mortise.dialect.fir.types.SequenceType;
import org.mortise.ir.Type;
import org.mortise.ir.attributes.IntegerAttr;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.interfaces.ranges.IntegerPredicate;
import org.mortise.ir.types.ComplexType;
import org.mortise.ir.types.FloatType;
import org.mortise.ir.types.IndexType;
import org.mortise.ir.types.IntegerType;

/** The constraints on operands, results and attributes, with the descriptions in flang's diagnostics. */
final class HlfirConstraints {
  static final TypeConstraint<ExprType> EXPR =
      TypeConstraint.of("The type of an array, character, or derived type Fortran expression", ExprType.class);
  static final TypeConstraint<Type> VARIABLE = TypeConstraint.of("any HLFIR variable type", Entities::isVariable);
  static final TypeConstraint<Type> VALUE =
      TypeConstraint.of("any Fortran value type", HlfirConstraints::isValue);
  static final TypeConstraint<Type> ENTITY = TypeConstraint.of(
      "any Fortran value or variable type", type -> isValue(type) || Entities.isVariable(type));
  static final TypeConstraint<BaseBoxType> BASE_BOX =
      TypeConstraint.of("fir.box or fir.class type", BaseBoxType.class);
  static final TypeConstraint<Type> POLYMORPHIC =
      TypeConstraint.of("any polymorphic object", Entities::isPolymorphic);

  // ---- characters --------------------------------------------------------------------------------------------------

  static final TypeConstraint<Type> CHARACTER_SCALAR = TypeConstraint.of(
      "any character scalar type", HlfirConstraints::isCharacterScalar);
  static final TypeConstraint<ExprType> CHARACTER_SCALAR_EXPR = TypeConstraint.of(
      "any character scalar expression type", ExprType.class, type -> isCharacterExpr(type) && !type.isArray());
  static final TypeConstraint<ExprType> CHARACTER_EXPR = TypeConstraint.of(
      "any character scalar or array expression type", ExprType.class, HlfirConstraints::isCharacterExpr);

  // ---- arrays ------------------------------------------------------------------------------------------------------

  static final TypeConstraint<Type> ARRAY = arrayOf("any array-like object", type -> true);
  static final TypeConstraint<Type> ARRAY_ENTITY = TypeConstraint.of(
      "any array-like entity", type -> ARRAY.accepts(type) && ENTITY.accepts(type));
  static final TypeConstraint<Type> NUMERICAL_ARRAY =
      arrayOf("any array-like object containing a numerical type", HlfirConstraints::isNumber);
  static final TypeConstraint<Type> NUMERICAL_ARRAY_ENTITY = TypeConstraint.of(
      "any array-like entity containing a numerical type",
      type -> NUMERICAL_ARRAY.accepts(type) && ENTITY.accepts(type));
  static final TypeConstraint<Type> INTEGERS = TypeConstraint.of(
      "A scalar or array object containing integers", HlfirConstraints::areIntegers);
  static final TypeConstraint<Type> NUMERICAL_OR_LOGICAL_ARRAY = arrayOf(
      "any array-like object containing a numerical or logical type",
      type -> isNumber(type) || type instanceof LogicalType);
  static final TypeConstraint<Type> LOGICAL_ARRAY =
      arrayOf("any array-like object containing logicals", LogicalType.class::isInstance);
  static final TypeConstraint<Type> MASK = TypeConstraint.of(
      "A scalar i1 or logical or an array-like object containing logicals", HlfirConstraints::isMask);


  // ---- attributes --------------------------------------------------------------------------------------------------

  static final AttributeConstraint<IntegerAttr> CHARACTER_PREDICATE =
      AttributeConstraints.enumeration("predicate", Integer.SIZE, "min", "max");
  static final AttributeConstraint<FortranVariableFlagsAttr> VARIABLE_FLAGS = FortranVariableFlagsAttr.CONSTRAINT;

  static final AttributeConstraint<IntegerAttr> INTEGER_PREDICATE =
      AttributeConstraints.enumeration("predicate", Long.SIZE, IntegerPredicate.keywords());

  private HlfirConstraints() {}

  private static boolean areIntegers(Type type) {
    Type entity = Entities.unwrapAddressOrBox(type);
    Type element = entity instanceof ExprType expression ? expression.elementType() : EntityTypes.unwrapArray(entity);
    return isInteger(element);
  }

  private static TypeConstraint<Type> arrayOf(String description, Predicate<Type> element) {
    return TypeConstraint.of(description, type -> {
      Type entity = Entities.unwrapAddressOrBox(type);
      if (entity instanceof ExprType expression) {
        return expression.isArray() && element.test(expression.elementType());
      }
      return entity instanceof SequenceType array && element.test(array.elementType());
    });
  }

  private static boolean isValue(Type type) {
    return FirConstraints.ANY_LOGICAL.accepts(type) || FirConstraints.ANY_INTEGER.accepts(type)
        || TypeConstraints.FLOAT_LIKE.accepts(type) || type instanceof FirRealType || type instanceof FirComplexType
        || type instanceof ComplexType || type instanceof ExprType;
  }

  /** Returns whether a type is a scalar integer type. */
  static boolean isInteger(Type type) {
    return type instanceof IntegerType || type instanceof IndexType || type instanceof FirIntegerType;
  }

  /** Returns whether a type is a scalar numeric type. */
  static boolean isNumber(Type type) {
    return isInteger(type) || type instanceof FloatType || type instanceof FirRealType || type instanceof FirComplexType
        || type instanceof ComplexType;
  }

  private static boolean isMask(Type type) {
    Type entity = Entities.unwrapAddressOrBox(type);
    boolean isScalar = entity instanceof LogicalType || IntegerType.isSignless(entity, 1)
        || (entity instanceof ExprType expression && expression.elementType() instanceof LogicalType);
    return isScalar || LOGICAL_ARRAY.accepts(type);
  }

  private static boolean isCharacterExpr(ExprType type) {
    return type.elementType() instanceof CharacterType;
  }

  private static boolean isCharacterScalar(Type type) {
    return type instanceof BoxCharType || CHARACTER_SCALAR_EXPR.accepts(type)
        || Entities.unwrapAddressOrBox(EntityTypes.unwrapAddress(type)) instanceof CharacterType;
  }
}
