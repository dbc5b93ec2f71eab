// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.linalg;

import java.util.List;
import org.mortise.ir.AsmParser;
import org.mortise.ir.ParseError;
import org.mortise.ir.definition.AttributeConstraint;

/** The enumerations of the dialect. A {@link LinalgEnumAttr} is one of the words. */
public enum LinalgEnum {
  BINARY_FN("binary_fn", "::mlir::linalg::BinaryFn", "BinaryFnAttr", "add", "sub", "mul", "div", "div_unsigned",
      "max_signed", "min_signed", "max_unsigned", "min_unsigned", "powf"),
  ITERATOR_TYPE("iterator_type", "::mlir::utils::IteratorType", "IteratorTypeAttr", "parallel", "reduction"),
  TERNARY_FN("ternary_fn", "::mlir::linalg::TernaryFn", "TernaryFnAttr", "select"),
  TYPE_FN("type_fn", "::mlir::linalg::TypeFn", "TypeFnAttr", "cast_signed", "cast_unsigned"),
  UNARY_FN("unary_fn", "::mlir::linalg::UnaryFn", "UnaryFnAttr", "exp", "log", "abs", "ceil", "floor", "negf",
      "reciprocal", "round", "sqrt", "rsqrt", "square", "tanh", "erf");

  private final String mnemonic;
  private final String typeName;
  private final String attributeName;
  private final List<String> words;

  LinalgEnum(String mnemonic, String typeName, String attributeName, String... words) {
    this.mnemonic = mnemonic;
    this.typeName = typeName;
    this.attributeName = attributeName;
    this.words = List.of(words);
  }

  /** Returns the word after {@code #linalg.}. */
  public String mnemonic() {
    return mnemonic;
  }

  /** Returns the words in the order of their numbers. */
  public List<String> words() {
    return words;
  }

  /** Returns the constraint on attributes of this enumeration. */
  AttributeConstraint<LinalgEnumAttr> constraint() {
    StringBuilder description = new StringBuilder("allowed 32-bit signless integer cases: 0");
    for (int i = 1; i < words.size(); i++) {
      description.append(", ").append(i);
    }
    return AttributeConstraint
        .ofKind(description.toString(), LinalgEnumAttr.class, attribute -> attribute.enumeration() == this)
        .withStorage(attribute -> attribute instanceof LinalgEnumAttr value && value.enumeration() == this);
  }

  /** Parses the text of an attribute after the mnemonic: {@code <word>}. */
  LinalgEnumAttr parse(AsmParser parser) {
    parser.parsePunctuation("<");
    LinalgEnumAttr value = parseWord(parser);
    parser.parsePunctuation(">");
    return value;
  }

  private LinalgEnumAttr parseWord(AsmParser parser) {
    try {
      int position = parser.position();
      String word = parser.parseKeyword();
      if (!words.contains(word)) {
        throw parser.error(position, "expected " + typeName + " to be one of: " + String.join(", ", words));
      }
      return LinalgEnumAttr.of(parser.context(), this, word);
    } catch (ParseError wrong) {
      throw wrong.then(parser.error(
          "failed to parse " + attributeName + " parameter 'value' which is to be a `" + typeName + "`"));
    }
  }
}
