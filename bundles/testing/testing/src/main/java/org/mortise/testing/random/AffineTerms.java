// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Random affine expressions, maps and sets, with the operands to which they are applied. */
final class AffineTerms {
  private static final int DEPTH = 3;

  private final Context context;

  AffineTerms(Context context) {
    this.context = context;
  }

  /**
   * Returns an expression.
   *
   * @param leaf returns the text of a dimension or symbol
   */
  String expression(Supplier<String> leaf) {
    return expression(leaf, DEPTH);
  }

  private String expression(Supplier<String> leaf, int depth) {
    if (depth == 0 || context.chance(SOMETIMES)) {
      return context.chance(MOSTLY) ? leaf.get() : String.valueOf(context.random.nextInt(12) - 4);
    }
    String left = expression(leaf, depth - 1);
    return switch (context.random.nextInt(7)) {
      case 0, 1 -> "(" + left + " + " + expression(leaf, depth - 1) + ")";
      case 2 -> "(" + left + " - " + expression(leaf, depth - 1) + ")";
      case 3 -> "(" + left + " * " + context.pick(0, 1, 2, 3, 8, -1, -4) + ")";
      case 4 -> "(" + left + " mod " + context.pick(1, 2, 3, 4, 16) + ")";
      case 5 -> "(" + left + " floordiv " + context.pick(1, 2, 3, 4, 16) + ")";
      default -> "(" + left + " ceildiv " + context.pick(1, 2, 3, 4, 16) + ")";
    };
  }

  /** Returns {@code count} expressions, separated by commas. */
  String expressions(Supplier<String> leaf, int count) {
    List<String> results = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      results.add(expression(leaf));
    }
    return String.join(", ", results);
  }

  /** Returns a map with this number of results, applied to some of the values. */
  String map(int results, List<String> dims, List<String> symbols) {
    Operands operands = operands(dims, symbols);
    return "affine_map<" + operands.names() + " -> (" + expressions(operands.leaf(), results) + ")>"
        + operands.values();
  }

  /** Returns a set, applied to some of the values. */
  String set(List<String> dims, List<String> symbols) {
    Operands operands = operands(dims, symbols);
    List<String> constraints = new ArrayList<>();
    for (int i = context.random.nextInt(2); i >= 0; i--) {
      constraints.add(expression(operands.leaf()) + context.pick(" >= 0", " >= 0", " == 0"));
    }
    return "affine_set<" + operands.names() + " : (" + String.join(", ", constraints) + ")>" + operands.values();
  }

  private Operands operands(List<String> dims, List<String> symbols) {
    return new Operands(context, some(dims), some(symbols));
  }

  /** Returns up to three values, sometimes one twice. */
  private List<String> some(List<String> values) {
    List<String> some = new ArrayList<>();
    for (int i = values.isEmpty() ? 0 : context.random.nextInt(4); i > 0; i--) {
      some.add(context.pick(values));
    }
    return some;
  }

  /** The operands of a map or set. */
  private record Operands(Context context, List<String> dims, List<String> symbols) {
    String names() {
      return "(" + numbered("d", dims.size()) + ")" + (symbols.isEmpty() ? "" : "[" + numbered("s", symbols.size())
          + "]");
    }

    String values() {
      return "(" + String.join(", ", dims) + ")" + (symbols.isEmpty() ? "" : "[" + String.join(", ", symbols) + "]");
    }

    Supplier<String> leaf() {
      return () -> {
        boolean ofDims = symbols.isEmpty() || !dims.isEmpty() && context.chance(EVENLY);
        if (dims.isEmpty() && symbols.isEmpty()) {
          return "7";
        }
        return ofDims ? "d" + context.random.nextInt(dims.size()) : "s" + context.random.nextInt(symbols.size());
      };
    }

    private static String numbered(String stem, int count) {
      List<String> names = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        names.add(stem + i);
      }
      return String.join(", ", names);
    }
  }
}
