// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.expression;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An expression: alternatives, conjunctions, and atoms with arguments in parentheses.
 *
 * @param kind what the expression is
 * @param text the name, number or string; empty for alternatives and conjunctions
 * @param arguments the parts, or the arguments of an atom
 */
public record Expression(Kind kind, String text, List<Expression> arguments) {
  /** The kind of an expression. */
  public enum Kind {
    /** {@code a | b}. */
    ANY_OF,
    /** {@code a & b}. */
    ALL_OF,
    /** {@code integer}, {@code tensor(f32)}. */
    NAME,
    /** {@code 12}. */
    NUMBER,
    /** {@code "text"}. */
    STRING,
    /** {@code @Name}. */
    CONSTRAINT,
    /** {@code !dialect.name}. */
    TYPE,
    /** {@code #dialect.name}. */
    ATTRIBUTE
  }

  /** Returns whether this is the atom with a name. */
  public boolean is(String name) {
    return kind == Kind.NAME && text.equals(name);
  }

  /** Returns the only argument. */
  public Expression argument() {
    if (arguments.size() != 1) {
      throw new ExpressionError("'" + this + "' must have one argument");
    }
    return arguments.get(0);
  }

  /** Returns the number that this is. */
  public long number() {
    if (kind != Kind.NUMBER) {
      throw new ExpressionError("'" + this + "' must be a number");
    }
    return Long.parseLong(text);
  }

  /** Returns the arguments, which are numbers. */
  public long[] numbers() {
    return arguments.stream().mapToLong(Expression::number).toArray();
  }

  /** Returns the namespace of {@code !dialect.name} or {@code #dialect.name}. */
  public String namespace() {
    return text.substring(0, text.indexOf('.'));
  }

  /** Returns the name after the namespace; {@code *} if any is meant. */
  public String mnemonic() {
    return text.substring(text.indexOf('.') + 1);
  }

  @Override
  public String toString() {
    return switch (kind) {
      case ANY_OF -> arguments.stream().map(Expression::toString).collect(Collectors.joining(" | "));
      case ALL_OF -> arguments.stream().map(Expression::parenthesized).collect(Collectors.joining(" & "));
      case STRING -> '"' + text + '"';
      case CONSTRAINT -> '@' + text;
      case TYPE -> '!' + text + list();
      case ATTRIBUTE -> '#' + text + list();
      default -> text + list();
    };
  }

  private String parenthesized() {
    return kind == Kind.ANY_OF ? "(" + this + ")" : toString();
  }

  private String list() {
    return arguments.isEmpty() ? ""
        : arguments.stream().map(Expression::toString).collect(Collectors.joining(", ", "(", ")"));
  }
}
