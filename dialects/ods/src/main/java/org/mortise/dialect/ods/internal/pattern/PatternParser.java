// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionError;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.dialect.ods.internal.pattern.Term.AttributeTerm;
import org.mortise.dialect.ods.internal.pattern.Term.AttributeValue;
import org.mortise.dialect.ods.internal.pattern.Term.Call;
import org.mortise.dialect.ods.internal.pattern.Term.Numeric;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.dialect.ods.internal.pattern.Term.TypeTerm;

/** Parses the texts of patterns. Recursive; the depth is limited. */
final class PatternParser {
  private static final int MAX_DEPTH = 60;
  private static final int MOST_RESULTS = 10_000;
  private static final String ANY = "_";
  private static final String VALUE = "value";
  /** Properties of values and attributes that are numbers. */
  static final Set<String> NUMERIC = Set.of(VALUE, "rank", "width", "size");

  private final ExpressionParser text;
  private int depth;
  private int operations;

  PatternParser(String text) {
    this.text = new ExpressionParser(text);
  }

  void expectEnd() {
    text.expectEnd();
  }

  /** Returns the number of operations so far. */
  int operations() {
    return operations;
  }

  private void enter() {
    if (++depth > MAX_DEPTH) {
      throw text.error("the pattern is nested too deeply");
    }
  }

  // ---- operations --------------------------------------------------------------------------------------------------

  /** Parses a part of a program to match. */
  Term matched() {
    return term(true);
  }

  /** Parses an operation to create or a value. */
  Term created() {
    return term(false);
  }

  private Term term(boolean isMatched) {
    enter();
    Term term = text.isAt("$") ? named(isMatched) : unnamed(null, isMatched);
    depth--;
    return term;
  }

  private Term named(boolean isMatched) {
    text.expect("$");
    String name = text.name();
    if (text.accept("=")) {
      return unnamed(name, isMatched);
    }
    int result = result();
    return new Reference(name, result, isMatched && text.accept(":") ? text.expression() : null);
  }

  private int result() {
    if (!text.accept("#")) {
      return Term.ANY_RESULT;
    }
    long result = text.integer();
    if (result < 0 || result > MOST_RESULTS) {
      throw text.error("no operation has such a result");
    }
    return (int) result;
  }

  private Term unnamed(@Nullable String name, boolean isMatched) {
    if (text.accept("[")) {
      return new Term.Group(name, list("]", isMatched));
    }
    String word = text.name();
    if (word.indexOf('.') >= 0) {
      return call(name, word, isMatched);
    }
    if (isMatched && word.equals("constant")) {
      text.expect("(");
      AttributeTerm value = new AttributeTerm(VALUE, attribute(true, ")"));
      text.expect(")");
      return new Term.Constant(name, value);
    }
    if (isMatched && name == null && word.equals(ANY)) {
      return new Term.Any(text.accept(":") ? text.expression() : null);
    }
    if (isMatched && name == null && word.equals("either")) {
      text.expect("(");
      Term first = term(true);
      text.expect(",");
      Term second = term(true);
      text.expect(")");
      return new Term.Either(first, second);
    }
    throw text.error("expected an operation");
  }

  private List<Term> list(String end, boolean isMatched) {
    List<Term> terms = new ArrayList<>();
    if (!text.accept(end)) {
      do {
        terms.add(term(isMatched));
      } while (text.accept(","));
      text.expect(end);
    }
    return List.copyOf(terms);
  }

  private Term call(@Nullable String name, String operation, boolean isMatched) {
    operations++;
    List<Term> operands = text.accept("(") ? list(")", isMatched) : null;
    List<AttributeTerm> attributes = new ArrayList<>();
    if (text.accept("{") && !text.accept("}")) {
      do {
        String attribute = text.name();
        text.expect("=");
        attributes.add(new AttributeTerm(attribute, attribute(isMatched, ",}")));
      } while (text.accept(","));
      text.expect("}");
    }
    int result = result();
    List<TypeTerm> types = !isMatched && text.accept(":") ? types() : List.of();
    return new Call(name, operation, operands, List.copyOf(attributes), result, types);
  }

  // ---- attributes and types ----------------------------------------------------------------------------------------

  private AttributeValue attribute(boolean isMatched, String ends) {
    if (text.accept("$")) {
      String name = text.name();
      return new Term.NamedValue(name, isMatched ? optionalExpression() : null);
    }
    if (isMatched && (text.isAt("_ ") || text.isAt("_:") || text.isAt("_,") || text.isAt("_}") || text.isAt("_)"))) {
      text.expect(ANY);
      return new Term.AnyAttribute(optionalExpression());
    }
    if (!isMatched && isAtProperty()) {
      Numeric number = number(null);
      text.expect(":");
      return new Term.Computed(number, text.textUntil(ends));
    }
    String literal = text.textUntil(ends);
    if (literal.isEmpty()) {
      throw text.error("expected an attribute");
    }
    return new Term.Literal(literal);
  }

  private @Nullable Expression optionalExpression() {
    return text.accept(":") ? text.expression() : null;
  }

  private List<TypeTerm> types() {
    if (!text.accept("(")) {
      return List.of(type(",)]"));
    }
    List<TypeTerm> types = new ArrayList<>();
    do {
      types.add(type(",)"));
    } while (text.accept(","));
    text.expect(")");
    return List.copyOf(types);
  }

  private TypeTerm type(String ends) {
    if (!text.accept("type(")) {
      String type = text.textUntil(ends);
      if (type.isEmpty()) {
        throw text.error("expected a type");
      }
      return new Term.TypeText(type);
    }
    Reference value = reference();
    text.expect(")");
    return new Term.TypeOf(value);
  }

  // ---- conditions --------------------------------------------------------------------------------------------------

  /** Returns the tokens of the text. */
  ExpressionParser tokens() {
    return text;
  }

  /** Parses {@code $x} or {@code $x#1}. */
  Reference reference() {
    text.expect("$");
    String name = text.name();
    return new Reference(name, result(), null);
  }

  private boolean isAtProperty() {
    return NUMERIC.stream().anyMatch(function -> text.isAt(function + "("));
  }

  /**
   * Parses a number that is computed.
   *
   * @param function the name at its start, if that was read already
   */
  Numeric number(@Nullable String function) {
    Numeric sum = function == null ? summand() : property(function);
    while (true) {
      boolean isDifference = text.isAt("- ");
      if (!isDifference && !text.isAt("+")) {
        return sum;
      }
      enter();
      text.expect(isDifference ? "-" : "+");
      sum = new Term.Sum(sum, summand(), isDifference);
    }
  }

  private Numeric summand() {
    String function = text.optionalName();
    return function == null ? new Term.Number(text.integer()) : property(function);
  }

  /** Parses the arguments of a property. */
  private Numeric property(String function) {
    if (!NUMERIC.contains(function)) {
      throw new ExpressionError("unknown property '" + function + "'; there are rank, size, value and width");
    }
    text.expect("(");
    Numeric property = new Term.Property(function, reference());
    text.expect(")");
    return property;
  }
}
