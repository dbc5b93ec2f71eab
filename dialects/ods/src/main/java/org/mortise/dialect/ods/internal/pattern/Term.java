// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;

/** A part of the text of a pattern that stands for values. */
sealed interface Term {
  /** A result of no particular position. */
  int ANY_RESULT = -1;

  /**
   * {@code _}, any values.
   *
   * @param type the expression about their types, or null
   */
  record Any(@Nullable Expression type) implements Term {}

  /**
   * {@code $x}, values with a name, or {@code $op#1}, a result of an operation with a name.
   *
   * @param result the position of the result, or {@link #ANY_RESULT}
   * @param type the expression about the types, or null
   */
  record Reference(String name, int result, @Nullable Expression type) implements Term {
    @Override
    public String toString() {
      return "$" + name + (result == ANY_RESULT ? "" : "#" + result);
    }
  }

  /**
   * {@code $name = dialect.operation(a, b) {c = 1} : type}, the results of an operation.
   *
   * @param name the name of the operation in the pattern, or null
   * @param operation the name of the operation in the program
   * @param operands the groups of operands; null if they are not stated
   * @param result the position of the only result that is meant, or {@link #ANY_RESULT}
   * @param types the types of the results; empty if they are not stated
   */
  record Call(
      @Nullable String name, String operation, @Nullable List<Term> operands, List<AttributeTerm> attributes,
      int result, List<TypeTerm> types) implements Term {}

  /**
   * {@code $name = [a, b]}, the values of a variadic group.
   *
   * @param name the name of all values together, or null
   */
  record Group(@Nullable String name, List<Term> elements) implements Term {}

  /** {@code either(a, b)}, two operands in either order. */
  record Either(Term first, Term second) implements Term {}

  /**
   * {@code $name = constant(value)}, the result of a constant operation of any dialect.
   *
   * @param name the name of the operation, or null
   */
  record Constant(@Nullable String name, AttributeTerm value) implements Term {}

  /** {@code name = value} of an operation's attribute. */
  record AttributeTerm(String name, AttributeValue value) {}

  /** A part of the text of a pattern that stands for an attribute. */
  sealed interface AttributeValue {}

  /**
   * {@code _}, any attribute that is present.
   *
   * @param accepts the expression about it, or null
   */
  record AnyAttribute(@Nullable Expression accepts) implements AttributeValue {}

  /**
   * {@code $a}, an attribute with a name.
   *
   * @param accepts the expression about it, or null
   */
  record NamedValue(String name, @Nullable Expression accepts) implements AttributeValue {}

  /** The text of an attribute. */
  record Literal(String text) implements AttributeValue {}

  /** {@code value($a) + 1 : i64}, a number that is computed, and the text of its type. */
  record Computed(Numeric number, String type) implements AttributeValue {}

  /** The type of a result of a new operation. */
  sealed interface TypeTerm {}

  /** {@code type($x)}. */
  record TypeOf(Reference value) implements TypeTerm {}

  /** The text of a type. */
  record TypeText(String text) implements TypeTerm {}

  /** A number that is computed when a pattern is tried. */
  sealed interface Numeric {}

  /** A number in the text. */
  record Number(long value) implements Numeric {}

  /** {@code rank($x)} and other properties of values and attributes. */
  record Property(String function, Reference of) implements Numeric {}

  /** {@code a + b} or {@code a - b}. */
  record Sum(Numeric first, Numeric second, boolean isDifference) implements Numeric {}
}
