// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import org.jspecify.annotations.Nullable;

/**
 * Arithmetic on constants: every operation of arith on every element type, as scalar, vector and tensor. Nearly all of
 * it folds, so comparisons test the folders. The programs are not for execution.
 */
final class Folds {
  private static final String[] FAST =
      {"", "", "", "fastmath<fast> ", "fastmath<nnan,ninf> ", "fastmath<nsz,contract> "};
  private static final String[] WRAPS = {"", "", "overflow<nsw> ", "overflow<nuw> ", "overflow<nsw, nuw> "};

  private static final int STATEMENTS = 3;

  private final Context context;
  private final Literals literals;
  private OpenFunction function;
  private Emitter out;
  private TypedValues values;

  Folds(Context context) {
    this.context = context;
    this.literals = new Literals(context);
  }

  /** Generates many small functions, so that a difference in one function does not hide differences in the next. */
  void module() {
    for (int i = 0; context.budget > 0; i++) {
      function = new OpenFunction();
      out = function.body;
      values = new TypedValues();
      for (int left = 1 + context.random.nextInt(STATEMENTS); left > 0; left--) {
        context.budget--;
        statement();
      }
      keep();
      function.writeTo(context.out, "f" + i);
    }
    OpenFunction.writeMain(context.out);
  }

  private void keep() {
    for (String type : values.types()) {
      String last = values.of(type).get(values.of(type).size() - 1);
      if (last.startsWith("%v") || last.startsWith("%lo") || last.startsWith("%hi") || context.chance(SELDOM)) {
        function.keep(type, last);
      }
    }
  }

  private void statement() {
    switch (context.random.nextInt(13)) {
      case 0, 1 -> integers();
      case 2 -> shifts();
      case 3 -> extended();
      case 4, 5 -> floats();
      case 6 -> compare();
      case 7 -> compareFloats();
      case 8 -> select();
      case 9 -> resizeIntegers();
      case 10 -> resizeFloats();
      case 11 -> betweenKinds();
      default -> indices();
    }
  }

  /** Returns a type with this element type. */
  private String shaped(String element) {
    return switch (context.random.nextInt(14)) {
      case 0 -> "vector<4x" + element + ">";
      case 1 -> "vector<2x1x" + element + ">";
      case 2 -> "vector<[4]x" + element + ">";
      case 3 -> "vector<" + element + ">";
      case 4 -> "tensor<3x" + element + ">";
      case 5 -> "tensor<2x2x" + element + ">";
      case 6 -> "tensor<0x" + element + ">";
      case 7 -> context.pick("tensor<", "tensor<1x", "tensor<?x", "tensor<*x") + element + ">";
      default -> element;
    };
  }

  private String value(String type) {
    if (!values.of(type).isEmpty() && context.chance(EVENLY)) {
      return context.pick(values.of(type));
    }
    if (type.contains("?") || type.contains("*") || context.chance(SELDOM)) {
      return values.add(type, function.argument(type));
    }
    return values.add(type, out.define("c", literals.constant(type)));
  }

  private void define(String type, String text) {
    values.add(type, out.define("v", text));
  }

  private void integers() {
    String type = shaped(context.pick(Literals.INTEGERS));
    String op = context.pick("addi", "subi", "muli", "divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui",
        "floordivsi", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui");
    if (op.equals("xori") || op.equals("subi")) {
      type = type.replace("?x", "1x").replace("*x", "1x"); // MLIR creates constants without a shape
    }
    boolean wraps = op.equals("addi") || op.equals("subi") || op.equals("muli");
    define(type, "arith." + op + " " + value(type) + ", " + value(type) + " "
        + (wraps ? context.pick(WRAPS) : "") + ": " + type);
  }

  private void shifts() {
    String type = shaped(context.pick(Literals.INTEGERS));
    String op = context.pick("shli", "shrsi", "shrui");
    define(type, "arith." + op + " " + value(type) + ", " + value(type) + " "
        + (op.equals("shli") ? context.pick(WRAPS) : "") + ": " + type);
  }

  private void extended() {
    String type = shaped(context.pick(Literals.INTEGERS));
    if (type.contains("index")) {
      return;
    }
    String a = value(type);
    String b = value(type);
    String low = out.fresh("lo");
    String high = out.fresh("hi");
    if (context.chance(SOMETIMES)) {
      String carry = Literals.withElement(type, "i1");
      out.line(low + ", " + high + " = arith.addui_extended " + a + ", " + b + " : " + type + ", " + carry);
      values.add(carry, high);
    } else {
      out.line(low + ", " + high + " = arith." + context.pick("mulsi", "mului") + "_extended " + a + ", " + b + " : "
          + type);
      values.add(type, high);
    }
    values.add(type, low);
  }

  private void floats() {
    String type = shaped(context.pick(Literals.FLOATS));
    if (context.chance(SELDOM)) {
      define(type, "arith.negf " + value(type) + " " + context.pick(FAST) + ": " + type);
      return;
    }
    // no maxnumf, which MLIR treats as maximumf
    String op = context.pick("addf", "subf", "mulf", "divf", "remf", "maximumf", "minimumf", "minnumf");
    define(type, "arith." + op + " " + value(type) + ", " + value(type) + " " + context.pick(FAST) + ": " + type);
  }

  private void compare() {
    String type = shaped(context.pick(Literals.INTEGERS));
    type = type.replace("?x", "1x").replace("*x", "1x"); // MLIR creates constants without a shape
    String predicate = context.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
    define(Literals.withElement(type, "i1"),
        "arith.cmpi " + predicate + ", " + value(type) + ", " + value(type) + " : " + type);
  }

  private void compareFloats() {
    String type = shaped(context.pick(Literals.FLOATS));
    String predicate = context.pick("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
        "une", "uno", "true", "false");
    define(Literals.withElement(type, "i1"),
        "arith.cmpf " + predicate + ", " + value(type) + ", " + value(type) + " " + context.pick(FAST) + ": " + type);
  }

  private void select() {
    String type = shaped(context.pick(context.chance(EVENLY) ? Literals.FLOATS : Literals.INTEGERS));
    if (Literals.isShaped(type) && !type.contains("*") && context.chance(EVENLY)) {
      String condition = Literals.withElement(type, "i1");
      define(type, "arith.select " + value(condition) + ", " + value(type) + ", " + value(type) + " : " + condition
          + ", " + type);
    } else {
      define(type, "arith.select " + value("i1") + ", " + value(type) + ", " + value(type) + " : " + type);
    }
  }

  private void convert(String op, String from, String element) {
    if (from.contains("*")) {
      return; // MLIR requires equal dimensions
    }
    String to = Literals.withElement(from, element);
    define(to, "arith." + op + " " + value(from) + " : " + from + " to " + to);
  }

  /** Returns two different element types of one array, the narrower one first, or null. */
  private String @Nullable [] twoOf(String[] all) {
    String a = context.pick(all);
    String b = context.pick(all);
    if (a.equals("index") || b.equals("index") || Literals.width(a) == Literals.width(b)) {
      return null;
    }
    return Literals.width(a) < Literals.width(b) ? new String[] {a, b} : new String[] {b, a};
  }

  private void resizeIntegers() {
    String[] two = twoOf(Literals.INTEGERS);
    if (two == null) {
      return;
    }
    if (context.chance(EVENLY)) {
      convert("trunci", shaped(two[1]), two[0]);
    } else {
      convert(context.pick("extsi", "extui"), shaped(two[0]), two[1]);
    }
  }

  private void resizeFloats() {
    String[] two = twoOf(Literals.FLOATS);
    if (two == null) {
      return;
    }
    if (context.chance(EVENLY)) {
      convert("extf", shaped(two[0]), two[1]);
      return;
    }
    String from = shaped(two[1]).replace("*x", "?x");
    String to = Literals.withElement(from, two[0]);
    String rounding =
        context.pick("", "", "to_nearest_even ", "downward ", "upward ", "toward_zero ", "to_nearest_away ");
    define(to, "arith.truncf " + value(from) + " " + rounding + ": " + from + " to " + to);
  }

  private void betweenKinds() {
    String integer = context.pick(Literals.INTEGERS);
    String floating = context.pick(Literals.FLOATS);
    if (integer.equals("index")) {
      return;
    }
    switch (context.random.nextInt(5)) {
      case 0, 1 -> convert(context.pick("sitofp", "uitofp"), shaped(integer), floating);
      case 2, 3 -> convert(context.pick("fptosi", "fptoui"), shaped(floating), integer);
      default -> bitcast(floating);
    }
  }

  private void bitcast(String floating) {
    if (floating.equals("tf32")) {
      return; // MLIR creates integers of 19 bits instead of 32
    }
    String integer = "i" + Literals.width(floating);
    String other = context.pick(Literals.FLOATS);
    if (Literals.width(other) == Literals.width(floating) && context.chance(EVENLY)) {
      convert("bitcast", shaped(floating), other);
    } else if (context.chance(EVENLY)) {
      convert("bitcast", shaped(integer), floating);
    } else {
      convert("bitcast", shaped(floating), integer);
    }
  }

  private void indices() {
    String integer = context.pick(Literals.INTEGERS);
    if (integer.equals("index")) {
      return;
    }
    String op = context.pick("index_cast", "index_castui");
    if (context.chance(EVENLY)) {
      convert(op, shaped("index"), integer);
    } else {
      convert(op, shaped(integer), "index");
    }
  }
}
