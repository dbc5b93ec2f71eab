// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Emits a checksum of the bits of numbers, vectors, tensors and buffers. */
final class ValueSum {
  /** A type with elements; the sizes are decimal numbers, or {@code ?}. */
  record Shape(String kind, List<String> sizes, String element) {
    private static final Pattern SHAPE = Pattern.compile("(vector|tensor|memref)<((?:(?:\\d+|\\?)x)*)(\\w+)>");

    /** Returns the shape of a type without layout, or null. */
    static @Nullable Shape of(String type) {
      Matcher matcher = SHAPE.matcher(type);
      if (!matcher.matches()) {
        return null;
      }
      String sizes = matcher.group(2);
      return new Shape(matcher.group(1), sizes.isEmpty() ? List.of() : Arrays.asList(sizes.split("x")),
          matcher.group(3));
    }
  }

  private static final Pattern INTEGER = Pattern.compile("i[1-9]\\d*");
  private static final List<String> FLOATS = List.of("f16", "bf16", "f32", "f64");

  private final Emitter out;
  private String sum = "";

  ValueSum(Emitter out) {
    this.out = out;
  }

  static boolean isFloat(String type) {
    return FLOATS.contains(type);
  }

  static boolean isNumber(String type) {
    return isFloat(type) || type.equals("index") || INTEGER.matcher(type).matches();
  }

  void begin() {
    sum = out.define("s", "arith.constant 7 : i64");
  }

  String value() {
    return sum;
  }

  /** Adds a value; returns false if it has another type. */
  boolean add(String value, String type) {
    if (isNumber(type)) {
      addNumber(value, type);
      return true;
    }
    Shape shape = Shape.of(type);
    if (shape == null || !isNumber(shape.element())) {
      return false;
    }
    if (shape.kind().equals("vector")) {
      addVector(value, type, shape, new ArrayList<>());
    } else {
      addElements(value, type, shape);
    }
    return true;
  }

  private void addVector(String value, String type, Shape shape, List<String> position) {
    if (position.size() == shape.sizes().size()) {
      addNumber(out.define("e", position.isEmpty() ? "vector.extractelement " + value + "[] : " + type
          : "vector.extract " + value + "[" + String.join(", ", position) + "] : " + shape.element() + " from "
              + type), shape.element());
      return;
    }
    for (int i = 0; i < Integer.parseInt(shape.sizes().get(position.size())); i++) {
      position.add(String.valueOf(i));
      addVector(value, type, shape, position);
      position.remove(position.size() - 1);
    }
  }

  private void addElements(String value, String type, Shape shape) {
    boolean isTensor = shape.kind().equals("tensor");
    String zero = out.define("c", "arith.constant 0 : index");
    String one = out.define("c", "arith.constant 1 : index");
    List<String> indices = new ArrayList<>();
    List<String> results = new ArrayList<>();
    for (int i = 0; i < shape.sizes().size(); i++) {
      String dimension = out.define("c", "arith.constant " + i + " : index");
      String size = out.define("d", shape.kind() + ".dim " + value + ", " + dimension + " : " + type);
      addNumber(size, "index");
      String index = out.fresh("i");
      String carried = out.fresh("s");
      String result = out.fresh("s");
      out.open(result + " = scf.for " + index + " = " + zero + " to " + size + " step " + one + " iter_args("
          + carried + " = " + sum + ") -> (i64) {");
      sum = carried;
      indices.add(index);
      results.add(result);
    }
    addNumber(out.define("e", (isTensor ? "tensor.extract " : "memref.load ") + value + "["
        + String.join(", ", indices) + "] : " + type), shape.element());
    for (int i = results.size() - 1; i >= 0; i--) {
      out.line("scf.yield " + sum + " : i64");
      out.close("}");
      sum = results.get(i);
    }
  }

  private void addNumber(String value, String type) {
    String scaled = out.define("h", "arith.muli " + sum + ", " + out.define("c", "arith.constant 31 : i64")
        + " : i64");
    sum = out.define("s", "arith.addi " + scaled + ", " + bits(value, type) + " : i64");
  }

  private String bits(String value, String type) {
    if (type.equals("i64")) {
      return value;
    }
    if (type.equals("index")) {
      return out.define("b", "arith.index_cast " + value + " : index to i64");
    }
    if (isFloat(type)) {
      String unordered = out.define("u", "arith.cmpf uno, " + value + ", " + value + " : " + type);
      String number = out.define("n", "arith.select " + unordered + ", "
          + out.define("c", "arith.constant 7.0 : " + type) + ", " + value + " : " + type);
      String integer = "i" + Literals.width(type);
      return bits(out.define("b", "arith.bitcast " + number + " : " + type + " to " + integer), integer);
    }
    return out.define("b", "arith." + (Literals.width(type) > Long.SIZE ? "trunci " : "extui ") + value + " : " + type
        + " to i64");
  }
}
