// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.RARELY;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Scalar and vector arithmetic: all operations of arith. Results that may be poison (overflow and fast-math flags) are
 * kept apart and never reach the checksum.
 */
final class Scalars {
  private static final String[] INTEGERS = {"i64", "i64", "i32", "i16", "i8", "i1", "i7", "i128"};
  private static final String[] FLOATS = {"f64", "f32", "f16", "bf16"};
  private static final String[] FAST =
      {"", "", " fastmath<fast>", " fastmath<nnan,ninf>", " fastmath<contract>", " fastmath<reassoc,nsz>"};

  private final Context context;
  private final Emitter out;
  private final Map<String, List<String>> values = new HashMap<>();
  private String sum;

  Scalars(Context context) {
    this.context = context;
    this.out = context.out;
  }

  void module() {
    out.open("func.func @compute(%x: i64, %y: i32, %f: f64, %g: f32, %c: i1, %n: index) -> i64 {");
    sum = "%x";
    add("i64", "%x");
    add("i32", "%y");
    add("f64", "%f");
    add("f32", "%g");
    add("i1", "%c");
    add("index", "%n");
    for (int i = context.budget; i > 0; i--) {
      statement();
    }
    out.line("return " + sum + " : i64");
    out.close("}");
    main();
  }

  private void main() {
    out.open("func.func @main() -> i64 {");
    out.line("%x = arith.constant " + (context.random.nextInt(2000) - 1000) + " : i64");
    out.line("%y = arith.constant " + context.random.nextInt() + " : i32");
    out.line("%f = arith.constant " + context.random.nextInt(1000) / 8.0 + " : f64");
    out.line("%g = arith.constant " + (context.random.nextInt(100) - 50) + ".5 : f32");
    out.line("%c = arith.constant " + (context.chance(EVENLY) ? "true" : "false"));
    out.line("%n = arith.constant " + context.random.nextInt(30) + " : index");
    out.line("%r = call @compute(%x, %y, %f, %g, %c, %n) : (i64, i32, f64, f32, i1, index) -> i64");
    out.line("return %r : i64");
    out.close("}");
  }

  private void add(String type, String name) {
    values.computeIfAbsent(type, t -> new ArrayList<>()).add(name);
  }

  private String define(String type, String expression) {
    String name = out.define("v", expression + " : " + type);
    add(type, name);
    return name;
  }

  private String value(String type) {
    List<String> known = values.get(type);
    if (known != null && context.chance(NEARLY_ALWAYS)) {
      return context.pick(known);
    }
    return constant(type);
  }

  private String constant(String type) {
    if (type.equals("i1")) {
      return defineBare(type, "arith.constant " + (context.chance(EVENLY) ? "true" : "false"));
    }
    if (type.startsWith("vector")) {
      return define(type, "arith.constant dense<" + (type.contains("xf") ? "1.5" : "3") + ">");
    }
    if (isFloat(type)) {
      return define(type, "arith.constant "
          + context.pick("0.0", "1.0", "-2.5", "3.25", "1.000000e+02", "-0.0", "0.125", "4.0"));
    }
    return define(type, "arith.constant "
        + context.pick("0", "1", "-1", "2", "5", "7", "-3", type.equals("i7") ? "12" : "100"));
  }

  private String defineBare(String type, String expression) {
    String name = out.define("v", expression);
    add(type, name);
    return name;
  }

  private static boolean isFloat(String type) {
    return type.startsWith("f") || type.startsWith("bf");
  }

  private String integer() {
    return context.chance(RARELY) ? "index" : context.chance(RARELY) ? "vector<4xi32>" : context.pick(INTEGERS);
  }

  private void statement() {
    switch (context.random.nextInt(14)) {
      case 0, 1, 2 -> binary(integer());
      case 3 -> divide();
      case 4 -> shift();
      case 5 -> compare();
      case 6 -> compareFloats();
      case 7, 8 -> binaryFloat();
      case 9 -> widen();
      case 10 -> castFloats();
      case 11 -> select();
      case 12 -> mix();
      default -> poison();
    }
  }

  private void binary(String type) {
    String op = context.pick("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui");
    if (!type.startsWith("vector") && !type.equals("index") && context.chance(SELDOM)) {
      extended(type);
      return;
    }
    define(type, "arith." + op + " " + value(type) + ", " + value(type));
  }

  private void extended(String type) {
    String low = out.fresh("lo");
    String high = out.fresh("hi");
    String a = value(type);
    String b = value(type);
    if (context.chance(EVENLY)) {
      out.line(low + ", " + high + " = arith.addui_extended " + a + ", " + b + " : " + type + ", i1");
      add("i1", high);
    } else {
      out.line(low + ", " + high + " = arith." + context.pick("mulsi_extended ", "mului_extended ") + a + ", " + b
          + " : " + type);
      add(type, high);
    }
    add(type, low);
  }

  /** Emits a division with a divisor between 1 and 8. */
  private void divide() {
    String type = context.pick("i64", "i32", "i16", "index");
    String masked = define(type, "arith.andi " + value(type) + ", " + define(type, "arith.constant 7"));
    String divisor = define(type, "arith.addi " + masked + ", " + define(type, "arith.constant 1"));
    String op = context.pick("divsi", "divui", "remsi", "remui", "ceildivsi", "ceildivui", "floordivsi");
    if (op.startsWith("ceil") || op.startsWith("floor")) {
      define(type, "arith." + op + " "
          + define(type, "arith.andi " + value(type) + ", " + define(type, "arith.constant 1000")) + ", " + divisor);
    } else {
      define(type, "arith." + op + " " + value(type) + ", " + divisor);
    }
  }

  private void shift() {
    String type = context.pick("i64", "i32", "i16", "i8");
    String amount = define(type, "arith.andi " + value(type) + ", " + define(type, "arith.constant 7"));
    define(type, "arith." + context.pick("shli", "shrsi", "shrui") + " " + value(type) + ", " + amount);
  }

  private void compare() {
    String type = integer();
    if (type.startsWith("vector")) {
      type = "i64";
    }
    String predicate = context.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
    String name = out.define("v", "arith.cmpi " + predicate + ", " + value(type) + ", " + value(type) + " : " + type);
    add("i1", name);
  }

  private void compareFloats() {
    String type = context.pick(FLOATS);
    String predicate = context.pick("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule",
        "une", "uno",
        "true", "false");
    String name = out.define("v", "arith.cmpf " + predicate + ", " + value(type) + ", " + value(type) + " : " + type);
    add("i1", name);
  }

  private void binaryFloat() {
    String type = context.pick("f64", "f64", "f32");
    if (context.chance(SELDOM)) {
      define(type, "arith.negf " + value(type));
      return;
    }
    String op = context.pick("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf");
    define(type, "arith." + op + " " + value(type) + ", " + value(type));
  }

  private void widen() {
    switch (context.random.nextInt(6)) {
      case 0 -> convert("extsi", context.pick("i1", "i8", "i16", "i32"), "i64");
      case 1 -> convert("extui", context.pick("i1", "i8", "i7"), context.pick("i32", "i16"));
      case 2 -> convert("trunci", "i64", context.pick("i32", "i16", "i8", "i7", "i1"));
      case 3 -> convert(context.pick("index_cast", "index_castui"), "i64", "index");
      case 4 -> convert(context.pick("index_cast", "index_castui"), "index", context.pick("i64", "i32"));
      default -> convert("bitcast", "i32", "f32");
    }
  }

  private void convert(String op, String from, String to) {
    add(to, out.define("v", "arith." + op + " " + value(from) + " : " + from + " to " + to));
  }

  private void castFloats() {
    switch (context.random.nextInt(5)) {
      case 0 -> convert(context.pick("sitofp", "uitofp"), context.pick("i32", "i64", "i8"), context.pick("f64", "f32"));
      case 1 -> convert("extf", context.pick("f32", "f16", "bf16"), "f64");
      case 2 -> convert("truncf", "f64", context.pick("f32", "f16"));
      case 3 -> convert("bitcast", "i64", "f64");
      default -> clampedToInteger();
    }
  }

  /** Converts to an integer. maxnumf and minnumf return the number if the other operand is not a number. */
  private void clampedToInteger() {
    String low = define("f64", "arith.constant -1.0e+03");
    String high = define("f64", "arith.constant 1.0e+03");
    String a = define("f64", "arith.maxnumf " + value("f64") + ", " + low);
    String b = define("f64", "arith.minnumf " + a + ", " + high);
    add("i64", out.define("v", "arith.fptosi " + b + " : f64 to i64"));
  }

  private void select() {
    String type = context.chance(SOMETIMES) ? context.pick(FLOATS) : integer();
    define(type, "arith.select " + value("i1") + ", " + value(type) + ", " + value(type));
  }

  private void mix() {
    String type = context.pick("i64", "i64", "i32", "i1", "i8");
    String value = value(type);
    String wide = type.equals("i64") ? value : out.define("v", "arith.extsi " + value + " : " + type + " to i64");
    String scaled = out.define("h", "arith.muli " + sum + ", " + define("i64", "arith.constant 31") + " : i64");
    sum = out.define("s", "arith.addi " + scaled + ", " + wide + " : i64");
    add("i64", sum);
  }

  /** Emits a possible poison value that is used by a store only. */
  private void poison() {
    boolean floating = context.chance(MOSTLY);
    String type = floating ? context.pick("f64", "f32") : context.pick("i64", "i32");
    String name = floating
        ? out.define("u", "arith." + context.pick("addf", "mulf", "subf", "divf", "remf") + " " + value(type) + ", "
            + value(type)
            + context.pick(FAST) + " : " + type)
        : out.define("u", "arith." + context.pick("addi", "subi", "muli") + " " + value(type) + ", " + value(type)
            + context.pick(" overflow<nsw>", " overflow<nuw>", " overflow<nsw, nuw>", "") + " : " + type);
    String box = out.define("box", "memref.alloca() : memref<" + type + ">");
    out.line("memref.store " + name + ", " + box + "[] : memref<" + type + ">");
  }
}
