// SPDX-License-Identifier: Apache-2.0
package org.mortise.dialect.ods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.mortise.dialect.ods.internal.expression.Expression;
import org.mortise.dialect.ods.internal.expression.ExpressionParser;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.definition.OpDefinitionBuilder;
import org.mortise.ir.definition.TypeRelation;
import org.mortise.ir.types.ShapedType;

/** Adds the relations between types that the key {@code types} of an operation states. */
final class Relations {
  private final OpDefinitionBuilder builder;
  private final Definitions definitions;
  private final Set<String> names;

  /**
   * Creates the reader of relations.
   *
   * @param names the names of the operands, results and attributes
   */
  Relations(OpDefinitionBuilder builder, Definitions definitions, Set<String> names) {
    this.builder = builder;
    this.definitions = definitions;
    this.names = names;
  }

  /** Adds a relation. */
  void add(String text) {
    ExpressionParser parser = new ExpressionParser(text);
    String name = parser.name();
    if (parser.accept("=")) {
      addDerivation(name, parser);
    } else {
      addComparison(name, parser);
    }
  }

  private String checked(ExpressionParser parser, String name) {
    if (!names.contains(name)) {
      throw parser.error("'" + name + "' is no operand, result or attribute");
    }
    return name;
  }

  private static @Nullable String description(ExpressionParser parser) {
    String description = parser.accept(":") ? parser.string() : null;
    parser.expectEnd();
    return description;
  }

  private void addComparison(String kind, ExpressionParser parser) {
    parser.expect("(");
    List<String> members = new ArrayList<>();
    do {
      members.add(checked(parser, parser.name()));
    } while (parser.accept(","));
    parser.expect(")");
    String given = description(parser);
    if (kind.equals("same")) {
      String[] all = members.toArray(new String[0]);
      if (given == null) {
        builder.sameTypes(all);
      } else {
        builder.sameTypesDescribed(given, all);
      }
      return;
    }
    Function<Type, @Nullable Object> property = switch (kind) {
      case "same_element" -> type -> type instanceof DefinedType ? null : ShapedType.elementTypeOrSelf(type);
      case "same_shape" -> type -> ranked(type) == null ? null : Arrays.asList(boxed(ranked(type).shape()));
      case "same_rank" -> type -> ranked(type) == null ? null : ranked(type).rank();
      case "same_element_count" -> type -> type instanceof ShapedType shaped && shaped.hasStaticShape()
          ? shaped.numElements() : null;
      default -> throw parser.error("unknown relation '" + kind + "'");
    };
    String what = switch (kind) {
      case "same_element" -> "element type";
      case "same_shape" -> "shape";
      case "same_rank" -> "rank";
      default -> "element count";
    };
    String description = given != null ? given : "all of {" + String.join(", ", members) + "} have same " + what;
    builder.predicate(description, op -> agree(op, members, property));
  }

  private static @Nullable ShapedType ranked(Type type) {
    return type instanceof ShapedType shaped && shaped.hasRank() ? shaped : null;
  }

  private static Long[] boxed(long[] numbers) {
    return Arrays.stream(numbers).boxed().toArray(Long[]::new);
  }

  /** Values that are not there, and types without the property, agree with all. */
  private static boolean agree(Operation op, List<String> members, Function<Type, @Nullable Object> property) {
    Object expected = null;
    for (String member : members) {
      Type type = typeOf(op, member);
      Object value = type == null ? null : property.apply(type);
      if (value != null && expected != null && !value.equals(expected)) {
        return false;
      }
      expected = value == null ? expected : value;
    }
    return true;
  }

  private void addDerivation(String target, ExpressionParser parser) {
    checked(parser, target);
    Expression expression = parser.expression();
    TypeFunction function = new TypeFunction(expression, definitions, names::contains);
    String given = description(parser);
    String description = given != null ? given : "type of '" + target + "' is " + expression;
    if (function.sources().size() == 1) {
      String source = function.sources().iterator().next();
      builder.typeFrom(target, source, description, type -> function.apply(type.context(), name -> type));
    } else {
      builder.predicate(description, op -> {
        Type actual = typeOf(op, target);
        return actual == null || Objects.equals(actual, function.apply(op.context(), name -> typeOf(op, name)));
      });
    }
  }

  /** Returns the type of the first value of a group, or of an attribute; null if there is none. */
  private static @Nullable Type typeOf(Operation op, String name) {
    List<Type> types = TypeRelation.typesOf(op, name);
    return types.isEmpty() ? null : types.get(0);
  }
}
