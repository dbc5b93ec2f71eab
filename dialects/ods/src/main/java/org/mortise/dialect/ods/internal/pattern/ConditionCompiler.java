// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods.internal.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiPredicate;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.dialect.ods.internal.pattern.Condition.Order;
import org.mortise.dialect.ods.internal.pattern.Term.Numeric;
import org.mortise.dialect.ods.internal.pattern.Term.Reference;
import org.mortise.ir.Attribute;
import org.mortise.ir.OperationName;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.definition.AttributeConstraint;
import org.mortise.ir.definition.AttributeConstraints;
import org.mortise.ir.definition.TypeConstraint;
import org.mortise.ir.interfaces.Constants;
import org.mortise.ir.types.ShapedType;

/** Makes conditions and numbers of what a text states. Recursive; the depth is limited. */
final class ConditionCompiler {
  private static final int MAX_DEPTH = 60;

  private final Vocabulary vocabulary;
  private final Names names;

  ConditionCompiler(Vocabulary vocabulary, Names names) {
    this.vocabulary = vocabulary;
    this.names = names;
  }

  /** Compiles the text of a condition. */
  Condition compile(String text) {
    PatternParser parser = new PatternParser(text);
    Condition condition = alternatives(parser, 0);
    parser.expectEnd();
    return condition;
  }

  private Condition alternatives(PatternParser parser, int depth) {
    ExpressionParser text = parser.tokens();
    if (depth > MAX_DEPTH) {
      throw text.error("the condition is nested too deeply");
    }
    List<Condition> parts = new ArrayList<>();
    do {
      parts.add(conjunction(parser, depth));
    } while (text.accept("|"));
    return parts.size() == 1 ? parts.get(0) : new Condition.AnyOf(List.copyOf(parts));
  }

  private Condition conjunction(PatternParser parser, int depth) {
    List<Condition> parts = new ArrayList<>();
    do {
      parts.add(single(parser, depth));
    } while (parser.tokens().accept("&"));
    return parts.size() == 1 ? parts.get(0) : new Condition.AllOf(List.copyOf(parts));
  }

  private Condition single(PatternParser parser, int depth) {
    ExpressionParser text = parser.tokens();
    if (text.accept("(")) {
      Condition inner = alternatives(parser, depth + 1);
      text.expect(")");
      return inner;
    }
    if (text.isAt("$")) {
      return ofReference(parser);
    }
    String word = text.optionalName();
    if (word == null || PatternParser.NUMERIC.contains(word)) {
      return comparison(parser, word);
    }
    text.expect("(");
    Condition condition = switch (word) {
      case "not" -> Condition.negation(alternatives(parser, depth + 1));
      case "one_use" -> new Condition.EachValue(values(parser), Value::hasOneUse);
      case "no_use" -> new Condition.EachValue(values(parser), value -> !value.hasUses());
      case "present" -> present(parser.reference());
      case "constant" -> new Condition.EachValue(values(parser), value -> Constants.of(value) != null);
      case "same_type" -> pair(parser, (one, other) -> one.type() == other.type());
      case "same_element_type" -> pair(parser, (one, other) ->
          ShapedType.elementTypeOrSelf(one.type()) == ShapedType.elementTypeOrSelf(other.type()));
      case "same_shape" -> pair(parser, ConditionCompiler::haveSameShape);
      case "defined_by" -> definedBy(parser);
      default -> throw text.error("unknown condition '" + word + "'; there are constant, defined_by, no_use, not, "
          + "one_use, present, same_element_type, same_shape and same_type");
    };
    text.expect(")");
    return condition;
  }

  private ValueSource values(PatternParser parser) {
    return names.source(parser.reference());
  }

  private Condition present(Reference reference) {
    return names.isAttribute(reference)
        ? new Condition.OfAttribute(names.attribute(reference.name()), attribute -> attribute != null)
        : new Condition.HasValues(names.source(reference));
  }

  private Condition pair(PatternParser parser, BiPredicate<Value, Value> test) {
    ValueSource first = values(parser);
    parser.tokens().expect(",");
    return new Condition.EachPair(first, values(parser), test);
  }

  private Condition definedBy(PatternParser parser) {
    ValueSource values = values(parser);
    List<OperationName> operations = new ArrayList<>();
    parser.tokens().expect(",");
    do {
      String name = parser.tokens().name();
      vocabulary.definition(name);
      operations.add(vocabulary.name(name));
    } while (parser.tokens().accept(","));
    return new Condition.DefinedBy(values, List.copyOf(operations));
  }

  private static boolean haveSameShape(Value one, Value other) {
    return one.type() instanceof ShapedType some && other.type() instanceof ShapedType another && some.hasRank()
        && another.hasRank() && Arrays.equals(some.shape(), another.shape());
  }

  /** {@code $x: EXPRESSION}, {@code $x == $y} or {@code $x != $y}; an attribute may be on the right side. */
  private Condition ofReference(PatternParser parser) {
    ExpressionParser text = parser.tokens();
    Reference reference = parser.reference();
    boolean isAttribute = names.isAttribute(reference);
    if (text.accept(":")) {
      Expression expression = text.expression();
      if (isAttribute) {
        AttributeConstraint<Attribute> constraint = vocabulary.attribute(expression);
        return new Condition.OfAttribute(names.attribute(reference.name()),
            attribute -> attribute != null && constraint.accepts(attribute));
      }
      TypeConstraint<Type> constraint = vocabulary.type(expression);
      return new Condition.EachValue(names.source(reference), value -> constraint.accepts(value.type()));
    }
    boolean isDifferent = text.accept("!=");
    if (!isDifferent) {
      text.expect("==");
    }
    Condition same = equality(parser, reference);
    return isDifferent ? new Condition.Not(same) : same;
  }

  private Condition equality(PatternParser parser, Reference reference) {
    boolean isAttribute = names.isAttribute(reference);
    if (isAttribute && !parser.tokens().isAt("$")) {
      Attribute expected = vocabulary.literal(parser.tokens().textUntil(")&|"), AttributeConstraints.ANY);
      return new Condition.OfAttribute(names.attribute(reference.name()), attribute -> attribute == expected);
    }
    Reference other = parser.reference();
    return isAttribute
        ? new Condition.SameAttributes(names.attribute(reference.name()), names.attribute(other.name()))
        : new Condition.SameValues(names.source(reference), names.source(other));
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  private Condition comparison(PatternParser parser, @Nullable String function) {
    NumberSource first = number(parser.number(function));
    for (Order order : Order.values()) {
      if (parser.tokens().accept(order.word)) {
        return new Condition.Comparison(first, number(parser.number(null)), order);
      }
    }
    throw parser.tokens().error("expected a comparison");
  }

  /** Compiles a number that is computed. */
  NumberSource number(Numeric number) {
    if (number instanceof Term.Number fixed) {
      return new NumberSource.Fixed(fixed.value());
    }
    if (number instanceof Term.Sum sum) {
      return new NumberSource.Sum(number(sum.first()), number(sum.second()), sum.isDifference());
    }
    Term.Property property = (Term.Property) number;
    Reference of = property.of();
    return switch (property.function()) {
      case "value" -> new NumberSource.OfAttribute(names.attribute(of.name()), NumberSource::value);
      case "rank" -> new NumberSource.OfType(names.source(of), NumberSource::rank);
      case "width" -> new NumberSource.OfType(names.source(of), NumberSource::width);
      default -> names.isAttribute(of) ? new NumberSource.OfAttribute(names.attribute(of.name()), NumberSource::size)
          : new NumberSource.Count(names.source(of));
    };
  }
}
