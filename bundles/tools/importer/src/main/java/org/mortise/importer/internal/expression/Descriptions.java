// SPDX-License-Identifier: Apache-2.0
package org.mortise.importer.internal.expression;

import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.mortise.importer.internal.expression.Expression.AllOf;
import org.mortise.importer.internal.expression.Expression.AnyOf;
import org.mortise.importer.internal.expression.Expression.Atom;
import org.mortise.importer.internal.expression.Expression.Named;
import org.mortise.importer.internal.expression.Expression.Nested;

/**
 * The description of a type expression that follows from it, as in ODS: that of {@code tensor(f32 | f64)} is "tensor of
 * 32-bit float or 64-bit float values". A constraint with another summary needs a name of its own.
 */
public final class Descriptions {
  private static final Pattern INTEGER = Pattern.compile("(si|ui|i)(\\d+)|int\\((\\d+)\\)");
  private static final Map<String, String> SIGNS = Map.of("si", "signed", "ui", "unsigned", "i", "signless");
  private static final Pattern FLOAT = Pattern.compile("f(16|32|64|80|128)");
  private static final Map<String, String> WORDS = Map.ofEntries(Map.entry("any", "any type"),
      Map.entry("index", "index"), Map.entry("none", "none type"), Map.entry("integer", "integer"),
      Map.entry("signless_integer", "signless integer"), Map.entry("signed_integer", "signed integer"),
      Map.entry("unsigned_integer", "unsigned integer"), Map.entry("float", "floating-point"),
      Map.entry("complex", "complex-type"), Map.entry("function", "function type"), Map.entry("tuple", "tuple"),
      Map.entry("graph", "graph type"), Map.entry("bf16", "bfloat16 type"), Map.entry("tf32", "tf32 type"));
  private static final Map<String, String> CONTAINERS = Map.ofEntries(Map.entry("tensor", "tensor"),
      Map.entry("ranked_tensor", "ranked tensor"), Map.entry("unranked_tensor", "unranked tensor"),
      Map.entry("vector", "vector"), Map.entry("fixed_vector", "fixed-length vector"),
      Map.entry("scalable_vector", "scalable vector"), Map.entry("memref", "memref"),
      Map.entry("unranked_memref", "unranked.memref"), Map.entry("any_memref", "ranked or unranked memref"),
      Map.entry("shaped", "shaped"));

  private final Function<String, @Nullable String> named;

  /**
   * Creates a source of descriptions.
   *
   * @param named returns the description of a declaration ({@code @Name}) or of a type ({@code !dialect.name})
   */
  public Descriptions(Function<String, @Nullable String> named) {
    this.named = named;
  }

  /** Returns the description of a type expression, or null if it has none. */
  public @Nullable String of(Expression type) {
    if (type instanceof Atom atom) {
      return atom.isCondition() ? null : ofWord(atom.text());
    }
    if (type instanceof Named name) {
      return named.apply(name.toString());
    }
    if (type instanceof Nested nested) {
      return ofNested(nested);
    }
    if (type instanceof AnyOf any) {
      return joined(any.parts(), " or ");
    }
    if (type instanceof AllOf all) {
      return joined(all.parts().stream().filter(part -> !(part instanceof Atom atom && atom.isCondition())).toList(),
          " and ");
    }
    return null;
  }

  private @Nullable String ofWord(String word) {
    String known = WORDS.get(word);
    if (known != null) {
      return known;
    }
    if (CONTAINERS.containsKey(word)) {
      return CONTAINERS.get(word) + " of any type values";
    }
    Matcher integer = INTEGER.matcher(word);
    if (integer.matches()) {
      return integer.group(3) != null ? integer.group(3) + "-bit integer"
          : integer.group(2) + "-bit " + SIGNS.get(integer.group(1)) + " integer";
    }
    Matcher width = FLOAT.matcher(word);
    if (width.matches()) {
      return width.group(1) + "-bit float";
    }
    return word.matches("f\\d+E.*") ? word + " type" : word.startsWith("!") ? named.apply(word) : null;
  }

  private @Nullable String ofNested(Nested nested) {
    String inner = of(nested.inner());
    if (inner == null) {
      return null;
    }
    return switch (nested.word()) {
      case "complex" -> "complex type with " + inner + " elements";
      case "tuple" -> "tuple with any combination of " + inner + " values";
      default -> CONTAINERS.containsKey(nested.word()) ? CONTAINERS.get(nested.word()) + " of " + inner + " values"
          : null;
    };
  }

  private @Nullable String joined(List<Expression> parts, String separator) {
    List<@Nullable String> each = parts.stream().map(this::of).toList();
    return each.isEmpty() || each.stream().anyMatch(part -> part == null || part.isEmpty()) ? null
        : each.stream().collect(Collectors.joining(separator));
  }
}
