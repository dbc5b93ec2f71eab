// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import java.util.stream.Stream;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.parameters.DialectEnum;
import org.mortise.ir.parameters.DialectEnumAttr;

/** The enumerations of the dialect. */
public final class LinalgEnums {
  /** How values of a lower precision become values of a higher one. */
  public static final DialectEnum TYPE_FN = enumeration("type_fn", "TypeFn", "cast_signed", "cast_unsigned");
  /** Functions of one element. */
  public static final DialectEnum UNARY_FN = enumeration("unary_fn", "UnaryFn", "exp", "log", "abs", "ceil", "floor",
      "negf", "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf");
  /** Functions of two elements. */
  public static final DialectEnum BINARY_FN = enumeration("binary_fn", "BinaryFn", "add", "sub", "mul", "div",
      "div_unsigned", "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf");
  /** Functions of three elements. */
  public static final DialectEnum TERNARY_FN = enumeration("ternary_fn", "TernaryFn", "select");
  /** Functions of one, two or three elements. */
  public static final DialectEnum ELEMENTWISE_KIND = enumeration("elementwise_kind", "ElementwiseKind",
      Stream.of(UNARY_FN, BINARY_FN, TERNARY_FN).flatMap(each -> each.words().stream()).toArray(String[]::new));
  /** Whether the iterations of a loop are independent, or are combined into one value. */
  public static final DialectEnum ITERATOR_TYPE = DialectEnum.bracketed(LinalgDialect.NAMESPACE, "iterator_type",
      "IteratorTypeEnum", "value", "::mlir::utils::IteratorType", "parallel", "reduction");

  static final List<DialectEnum> ALL =
      List.of(TYPE_FN, UNARY_FN, BINARY_FN, TERNARY_FN, ELEMENTWISE_KIND, ITERATOR_TYPE);

  private LinalgEnums() {}

  private static DialectEnum enumeration(String mnemonic, String type, String... words) {
    return DialectEnum.bracketed(
        LinalgDialect.NAMESPACE, mnemonic, type + "Attr", "value", "::mlir::linalg::" + type, words);
  }

  /** Returns the constraint on attributes of an enumeration, which lists its numbers. */
  static AttributeConstraint<DialectEnumAttr> constraint(DialectEnum enumeration) {
    StringBuilder description = new StringBuilder("allowed 32-bit signless integer cases: 0");
    for (int i = 1; i < enumeration.words().size(); i++) {
      description.append(", ").append(i);
    }
    return enumeration.constraint(description.toString());
  }
}
