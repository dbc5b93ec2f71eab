// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Random constants of builtin types, unusual ones more often than not. */
final class Literals {
  private static final Map<String, Integer> FLOAT_WIDTHS = Map.ofEntries(Map.entry("f16", 16), Map.entry("bf16", 16),
      Map.entry("f32", 32), Map.entry("f64", 64), Map.entry("f80", 80), Map.entry("f128", 128), Map.entry("tf32", 32),
      Map.entry("f8E5M2", 8), Map.entry("f8E4M3", 8), Map.entry("f8E4M3FN", 8), Map.entry("f8E5M2FNUZ", 8),
      Map.entry("f8E4M3FNUZ", 8), Map.entry("f8E4M3B11FNUZ", 8));
  static final String[] FLOATS = {"f16", "bf16", "f32", "f32", "f64", "f64", "f80", "f128", "tf32", "f8E5M2", "f8E4M3",
      "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ"};
  static final String[] INTEGERS =
      {"i1", "i1", "i2", "i3", "i8", "i8", "i16", "i31", "i32", "i32", "i33", "i64", "i64", "i65", "i128", "index"};

  private static final Pattern INTEGER = Pattern.compile("i\\d+|index");

  private final Random random;

  Literals(Random random) {
    this.random = random;
  }

  static boolean isFloat(String element) {
    return FLOAT_WIDTHS.containsKey(element);
  }

  static int width(String element) {
    if (isFloat(element)) {
      return FLOAT_WIDTHS.get(element);
    }
    return element.equals("index") ? 64 : Integer.parseInt(element.substring(1));
  }

  /** Returns the element type of a shaped type, or the type itself. */
  static String element(String type) {
    if (!isShaped(type)) {
      return type;
    }
    int x = type.lastIndexOf('x');
    // index has the only x that does not separate dimensions
    int from = type.endsWith("index>") ? type.length() - 6 : Math.max(x, type.indexOf('<')) + 1;
    return type.substring(from, type.length() - 1);
  }

  static boolean isShaped(String type) {
    return type.startsWith("vector<") || type.startsWith("tensor<");
  }

  /** Returns {@code type} with another element type. A scalar type is replaced by the element type. */
  static String withElement(String type, String element) {
    return isShaped(type) ? type.substring(0, type.length() - 1 - element(type).length()) + element + ">" : element;
  }

  /** Returns the operation that creates a constant of this type, without the name of its result. */
  String constant(String type) {
    String value = value(type);
    if (value == null) {
      throw new IllegalArgumentException(type);
    }
    return "arith.constant " + value;
  }

  /** Returns an attribute of this type; null if it has no literals or an unknown shape. */
  @Nullable String value(String type) {
    String element = element(type);
    if (!isFloat(element) && !INTEGER.matcher(element).matches() || type.contains("?") || type.contains("*")) {
      return null;
    }
    return type.equals("i1") ? (EVENLY.happens(random) ? "true" : "false")
        : (isShaped(type) ? dense(type, element) : scalar(type)) + " : " + type;
  }

  private String dense(String type, String element) {
    String shape = type.substring(7, type.length() - 1 - element.length());
    boolean scalable = shape.contains("[");
    List<Integer> dims = new ArrayList<>();
    for (String dim : shape.isEmpty() ? new String[0] : shape.split("x")) {
      dims.add(Integer.parseInt(dim.replaceAll("[\\[\\]]", "")));
    }
    if (dims.contains(0)) {
      return "dense<>";
    }
    return "dense<" + (scalable || SOMETIMES.happens(random) ? inDense(element) : nested(element, dims, 0)) + ">";
  }

  private String nested(String element, List<Integer> dims, int from) {
    if (from == dims.size()) {
      return inDense(element);
    }
    List<String> parts = new ArrayList<>();
    for (int i = 0; i < dims.get(from); i++) {
      parts.add(nested(element, dims, from + 1));
    }
    return "[" + String.join(", ", parts) + "]";
  }

  private String inDense(String element) {
    return element.equals("i1") ? pick("true", "false") : scalar(element);
  }

  String scalar(String element) {
    return isFloat(element) ? floating(element) : integer(element);
  }

  private String integer(String element) {
    int width = width(element);
    BigInteger half = BigInteger.ONE.shiftLeft(width - 1);
    BigInteger value = switch (random.nextInt(9)) {
      case 0, 1 -> BigInteger.ZERO;
      case 2 -> BigInteger.ONE;
      case 3 -> BigInteger.ONE.negate();
      case 4 -> half.negate();
      case 5 -> half.subtract(BigInteger.ONE);
      case 6 -> BigInteger.valueOf(random.nextInt(12) - 4);
      default -> new BigInteger(width, random).subtract(half);
    };
    boolean fits = value.compareTo(half) < 0 && value.compareTo(half.negate()) >= 0;
    return width == 1 ? (value.testBit(0) ? "-1" : "0") : fits ? value.toString() : "1";
  }

  private String floating(String element) {
    int width = width(element);
    if (EVENLY.happens(random)) {
      return pick("0.0", "-0.0", "1.0", "-1.0", "2.0", "0.5", "3.25", "-7.5", "1.0e+02", "0.1", "1.5e-3");
    }
    BigInteger bits = new BigInteger(width, random);
    if (element.equals("f80")) {
      bits = bits.setBit(63); // the explicit integer bit; processors never clear it
    }
    String digits = bits.toString(16).toUpperCase();
    return "0x" + "0".repeat((width + 3) / 4 - digits.length()) + digits;
  }

  private String pick(String... of) {
    return of[random.nextInt(of.length)];
  }
}
