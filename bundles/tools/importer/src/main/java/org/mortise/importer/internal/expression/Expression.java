// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.expression;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Which types or attributes a constraint accepts, in the language of dialect files. Expressions are made by
 * {@link Expressions}, which simplifies them.
 */
public sealed interface Expression {
  /** A word of the language, with the arguments in parentheses that are no expressions. */
  record Atom(String text, boolean isCondition) implements Expression {
    @Override
    public String toString() {
      return text;
    }
  }

  /** A word with an expression in parentheses, such as {@code tensor(f32)}. */
  record Nested(String word, Expression inner) implements Expression {
    @Override
    public String toString() {
      return word + "(" + inner + ")";
    }
  }

  /** A reference to a declaration with a name, which accepts what an expression accepts. */
  record Named(String name, Expression accepts) implements Expression {
    @Override
    public String toString() {
      return "@" + name;
    }
  }

  /** At least one of the parts holds. */
  record AnyOf(List<Expression> parts) implements Expression {
    @Override
    public String toString() {
      return parts.stream().map(Expression::toString).collect(Collectors.joining(" | "));
    }
  }

  /** All parts hold. */
  record AllOf(List<Expression> parts) implements Expression {
    @Override
    public String toString() {
      return parts.stream().map(part -> part instanceof AnyOf ? "(" + part + ")" : part.toString())
          .collect(Collectors.joining(" & "));
    }
  }

  /** The part does not hold. */
  record Not(Expression part) implements Expression {
    @Override
    public String toString() {
      return "not(" + part + ")";
    }
  }

  /** A condition in C++ that has no equivalent: accepts everything. */
  record Unchecked(String text) implements Expression {
    @Override
    public String toString() {
      return "unchecked(\"" + text.replace("\\", "\\\\").replace("\"", "\\\"") + "\")";
    }
  }

  /** Returns the conditions in C++ in this expression. */
  default List<String> unchecked() {
    if (this instanceof Unchecked unchecked) {
      return List.of(unchecked.text());
    }
    if (this instanceof Named named) {
      return named.accepts().unchecked();
    }
    if (this instanceof Nested nested) {
      return nested.inner().unchecked();
    }
    if (this instanceof Not not) {
      return not.part().unchecked();
    }
    List<Expression> parts = this instanceof AnyOf any ? any.parts() : this instanceof AllOf all ? all.parts()
        : List.of();
    return parts.stream().flatMap(part -> part.unchecked().stream()).toList();
  }
}
