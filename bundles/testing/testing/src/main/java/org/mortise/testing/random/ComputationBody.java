// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.NEARLY_ALWAYS;
import static org.mortise.testing.random.Odds.SELDOM;
import static org.mortise.testing.random.Odds.SOMETIMES;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.mortise.testing.random.ComputationTypes.Buffer;
import org.mortise.testing.random.Computations.Function;

/** The statements of a function of {@link Computations}. */
final class ComputationBody {
  private static final int MAX_DEPTH = 3;

  private final Context context;
  private final Emitter out;
  private final ComputationTypes vocabulary;
  private final List<Function> functions;
  private final ComputationMemory memory;
  private Map<String, List<String>> values = new HashMap<>();
  /** The values defined by the last nested statements. */
  private Map<String, List<String>> inner = Map.of();
  private int depth;

  ComputationBody(Context context, ComputationTypes vocabulary, List<Function> functions) {
    this.context = context;
    this.out = context.out;
    this.vocabulary = vocabulary;
    this.functions = List.copyOf(functions);
    this.memory = new ComputationMemory(context, this);
  }

  void add(String type, String name) {
    values.computeIfAbsent(type, key -> new ArrayList<>()).add(name);
  }

  void statements(int count) {
    for (int i = 0; i < count; i++) {
      statement();
    }
  }

  /** Ends the function with values of the result types that depend on its computations. */
  void end(List<String> types) {
    List<String> names = new ArrayList<>();
    types.forEach(type -> names.add(value(type)));
    out.line(types.isEmpty() ? "return" : "return " + String.join(", ", names) + " : " + String.join(", ", types));
  }

  private void statement() {
    int kind = context.random.nextInt(depth < MAX_DEPTH ? 24 : 15);
    switch (kind) {
      case 0, 1, 2 -> binary(context.chance(SELDOM) ? "i1" : context.pick(vocabulary.integers()));
      case 3 -> divide(context.pick(vocabulary.integers()));
      case 4 -> shift(context.pick(vocabulary.integers()));
      case 5 -> compare();
      case 6, 7 -> floating(context.pick(vocabulary.floats()));
      case 8, 9 -> convert();
      case 10, 11 -> load();
      case 12 -> store();
      case 13 -> select();
      case 14 -> memory.emit();
      case 15, 16 -> condition();
      case 17, 18, 19 -> loop();
      case 20 -> whileLoop();
      case 21 -> context.pick((Runnable) this::blocks, this::choice).run();
      case 22 -> parallel();
      default -> call();
    }
  }

  // ---- values ------------------------------------------------------------------------------------------------------

  private String define(String type, String expression) {
    String name = out.define("v", expression + " : " + type);
    add(type, name);
    return name;
  }

  private String constant(String type, long number) {
    if (type.equals("i1")) {
      return out.define("c", "arith.constant " + (number % 2 != 0));
    }
    return out.define("c", "arith.constant " + number + (Literals.isFloat(type) ? ".5" : "") + " : " + type);
  }

  /** Returns a known value of a type, or a new one. */
  String value(String type) {
    List<String> known = values.get(type);
    if (known != null && context.chance(NEARLY_ALWAYS)) {
      return known.get(known.size() - 1 - context.random.nextInt(Math.min(known.size(), 6)));
    }
    Buffer buffer = vocabulary.buffer(type);
    if (buffer != null) {
      return known == null ? define(buffer) : context.pick(known);
    }
    return constant(type, context.pick(0, 1, -1, 2, 3, 7, -5, 100, 127));
  }

  private String define(Buffer buffer) {
    String name = allocate(buffer, context.pick("alloc", "alloca"));
    add(buffer.type(), name);
    return name;
  }

  Buffer someBuffer() {
    return context.pick(vocabulary.buffers());
  }

  /** Emits a new buffer with equal elements. Returns its name, which later statements do not use. */
  String allocate(Buffer buffer, String operation) {
    StringBuilder sizes = new StringBuilder();
    String dimensions = buffer.type().substring("memref<".length());
    for (int i = 0; i < buffer.sizes().length; i++) {
      if (dimensions.split("x")[i].equals("?")) {
        sizes.append(sizes.isEmpty() ? "" : ", ").append(context.index(buffer.sizes()[i]));
      }
    }
    String name = out.define("m", "memref." + operation + "(" + sizes + ") : " + buffer.type());
    String start = value(buffer.element());
    List<String> indices = new ArrayList<>();
    for (int size : buffer.sizes()) {
      String index = out.fresh("i");
      out.open("scf.for " + index + " = " + context.index(0) + " to " + context.index(size) + " step "
          + context.index(1) + " {");
      indices.add(index);
    }
    out.line("memref.store " + start + ", " + name + "[" + String.join(", ", indices) + "] : " + buffer.type());
    indices.forEach(index -> out.close("}"));
    return name;
  }

  // ---- numbers -----------------------------------------------------------------------------------------------------

  private void binary(String type) {
    String op = context.pick("addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui", "addi");
    define(type, "arith." + op + " " + value(type) + ", " + value(type));
  }

  /** Emits a division by a number between 1 and 8. */
  private void divide(String type) {
    String masked = out.define("d", "arith.andi " + value(type) + ", " + constant(type, 7) + " : " + type);
    String divisor = out.define("d", "arith.addi " + masked + ", " + constant(type, 1) + " : " + type);
    String op = Literals.width(type) > Long.SIZE // MLIR expands ceildiv and floordiv of wide integers wrongly
        ? context.pick("divsi", "divui", "remsi", "remui")
        : context.pick("divsi", "divui", "remsi", "remui", "ceildivsi", "floordivsi", "ceildivui");
    String dividend = value(type);
    if (op.startsWith("ceil") || op.startsWith("floor")) { // MLIR's expansion overflows for large numbers
      String small = constant(type, Literals.width(type) < Byte.SIZE ? 36 : 100);
      dividend = out.define("d", "arith.andi " + dividend + ", " + small + " : " + type);
    }
    define(type, "arith." + op + " " + dividend + ", " + divisor);
  }

  private void shift(String type) {
    int below = Integer.highestOneBit(Literals.width(type)) - 1;
    String amount = out.define(
        "d", "arith.andi " + value(type) + ", " + constant(type, Math.min(below, 63)) + " : " + type);
    define(type, "arith." + context.pick("shli", "shrsi", "shrui") + " " + value(type) + ", " + amount);
  }

  private String compare() {
    if (context.chance(SOMETIMES)) {
      String type = context.pick(vocabulary.floats());
      String predicate = context.pick("oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult",
          "ule", "une", "uno");
      return condition(out.define(
          "b", "arith.cmpf " + predicate + ", " + value(type) + ", " + value(type) + " : " + type));
    }
    String type = context.chance(SELDOM) ? "i1" : context.pick(vocabulary.integers());
    String predicate = context.pick("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge");
    return condition(out.define(
        "b", "arith.cmpi " + predicate + ", " + value(type) + ", " + value(type) + " : " + type));
  }

  private String condition(String name) {
    add("i1", name);
    return name;
  }

  private void floating(String type) {
    if (context.chance(SELDOM)) {
      define(type, "arith.negf " + value(type));
      return;
    }
    String op = context.pick("addf", "subf", "mulf", "divf", "maximumf", "minimumf", "maxnumf", "minnumf");
    define(type, "arith." + op + " " + value(type) + ", " + value(type));
  }

  private void convert() {
    switch (context.random.nextInt(8)) {
      case 0, 1, 2 -> resize(context.pick(vocabulary.numbers()), context.pick(vocabulary.numbers()));
      case 3 -> convert(context.pick("index_cast", "index_castui"), context.pick("i64", "i32", "i8"), "index");
      case 4 -> convert(context.pick("index_cast", "index_castui"), "index", context.pick("i64", "i32"));
      case 5 -> convert(context.pick("sitofp", "uitofp"), context.pick("i32", "i64", "i8", "i1"),
          context.pick("f64", "f32"));
      case 6 -> convert("extf", "f32", "f64");
      default -> toInteger();
    }
  }

  /** Converts between numbers of the same kind and different widths. */
  private void resize(String from, String to) {
    boolean isFloat = Literals.isFloat(from);
    int wider = Literals.width(to) - Literals.width(from);
    if (isFloat != Literals.isFloat(to) || from.equals("index") || to.equals("index") || wider == 0) {
      select();
    } else if (isFloat) {
      convert(wider > 0 ? "extf" : "truncf", from, to);
    } else {
      convert(wider < 0 ? "trunci" : context.pick("extsi", "extui"), from, to);
    }
  }

  private void convert(String op, String from, String to) {
    add(to, out.define("v", "arith." + op + " " + value(from) + " : " + from + " to " + to));
  }

  /** Converts to an integer. maxnumf and minnumf replace a NaN by the bound. */
  private void toInteger() {
    String low = out.define("d", "arith.constant -1.0e+03 : f64");
    String high = out.define("d", "arith.constant 1.0e+03 : f64");
    String a = out.define("d", "arith.maxnumf " + value("f64") + ", " + low + " : f64");
    String b = out.define("d", "arith.minnumf " + a + ", " + high + " : f64");
    String type = context.pick("i64", "i32", "i16");
    add(type, out.define("v", "arith.fptosi " + b + " : f64 to " + type));
  }

  private void select() {
    String type = context.pick(vocabulary.numbers());
    define(type, "arith.select " + value("i1") + ", " + value(type) + ", " + value(type));
  }

  // ---- buffers -----------------------------------------------------------------------------------------------------

  String index(int size) {
    String any = value("index");
    return out.define("i", "arith.remui " + any + ", " + context.index(size) + " : index");
  }

  private String element(Buffer buffer) {
    String name = value(buffer.type());
    List<String> indices = new ArrayList<>();
    for (int size : buffer.sizes()) {
      indices.add(index(size));
    }
    return name + "[" + String.join(", ", indices) + "] : " + buffer.type();
  }

  private void load() {
    Buffer buffer = someBuffer();
    add(buffer.element(), out.define("v", "memref.load " + element(buffer)));
  }

  private void store() {
    Buffer buffer = someBuffer();
    String value = value(buffer.element());
    out.line("memref.store " + value + ", " + element(buffer));
  }

  // ---- control flow ------------------------------------------------------------------------------------------------

  /** Emits statements whose values are not visible afterwards. */
  private void nested(int most) {
    Map<String, List<String>> outer = values;
    values = new HashMap<>();
    outer.forEach((type, names) -> values.put(type, new ArrayList<>(names)));
    depth++;
    statements(1 + context.random.nextInt(most));
    depth--;
    inner = values;
    values = outer;
  }

  private void nestedYielding(int most, String terminator, List<String> types) {
    nested(most);
    Map<String, List<String>> outer = values;
    values = inner;
    List<String> names = new ArrayList<>();
    types.forEach(type -> names.add(value(type)));
    values = outer;
    out.line(types.isEmpty() ? terminator
        : terminator + " " + String.join(", ", names) + " : " + String.join(", ", types));
  }

  private List<String> types() {
    List<String> types = new ArrayList<>();
    for (int i = context.random.nextInt(3); i >= 0; i--) {
      types.add(context.pick(vocabulary.numbers()));
    }
    return types;
  }

  private List<String> fresh(List<String> types) {
    List<String> names = new ArrayList<>();
    types.forEach(type -> names.add(out.fresh("r")));
    return names;
  }

  private void addAll(List<String> types, List<String> names) {
    for (int i = 0; i < types.size(); i++) {
      add(types.get(i), names.get(i));
    }
  }

  private void condition() {
    String condition = context.chance(MOSTLY) ? compare() : value("i1");
    List<String> types = types();
    List<String> names = fresh(types);
    out.open(String.join(", ", names) + " = scf.if " + condition + " -> (" + String.join(", ", types) + ") {");
    nestedYielding(3, "scf.yield", types);
    out.reopen("} else {");
    nestedYielding(3, "scf.yield", types);
    out.close("}");
    addAll(types, names);
  }

  /** Emits a loop bound for few iterations, which is often dynamic. */
  private String bound(String type) {
    if (type.equals("index") && depth == 0 && context.chance(SOMETIMES)) {
      Buffer buffer = vocabulary.buffers().get(context.random.nextInt(4));
      return out.define("n", "memref.dim " + value(buffer.type()) + ", "
          + context.index(context.random.nextInt(buffer.sizes().length)) + " : " + buffer.type());
    }
    if (context.chance(EVENLY)) {
      return constant(type, context.random.nextInt(9));
    }
    String masked = out.define("n", "arith.andi " + value(type) + ", " + constant(type, 7) + " : " + type);
    return context.chance(EVENLY) ? masked
        : out.define("n", "arith.subi " + masked + ", " + constant(type, 3) + " : " + type);
  }

  private void loop() {
    List<String> types = types();
    List<String> starts = new ArrayList<>();
    types.forEach(type -> starts.add(value(type)));
    String type = context.pick("index", "index", "i32", "i64");
    String from = bound(type);
    String to = bound(type);
    String step = constant(type, 1 + context.random.nextInt(3));
    List<String> carried = fresh(types);
    List<String> names = fresh(types);
    List<String> header = new ArrayList<>();
    for (int i = 0; i < types.size(); i++) {
      header.add(carried.get(i) + " = " + starts.get(i));
    }
    String variable = out.fresh("i");
    out.open(String.join(", ", names) + " = scf.for " + variable + " = " + from + " to " + to + " step " + step
        + " iter_args(" + String.join(", ", header) + ") -> (" + String.join(", ", types) + ")"
        + (type.equals("index") ? " {" : " : " + type + " {"));
    Map<String, List<String>> outer = copy();
    add(type, variable);
    addAll(types, carried);
    nestedYielding(4, "scf.yield", types);
    out.close("}");
    values = outer;
    addAll(types, names);
  }

  private Map<String, List<String>> copy() {
    Map<String, List<String>> copy = new HashMap<>();
    values.forEach((type, names) -> copy.put(type, new ArrayList<>(names)));
    return copy;
  }

  /** Emits a loop whose iterations run in order, with a reduction that depends on it. */
  private void parallel() {
    String type = context.pick(vocabulary.integers());
    String name = out.fresh("r");
    String i = out.fresh("i");
    String j = out.fresh("i");
    String one = context.index(1);
    out.open(name + " = scf.parallel (" + i + ", " + j + ") = (" + bound("index") + ", " + context.index(0) + ") to ("
        + bound("index") + ", " + context.index(3) + ") step (" + one + ", " + context.index(2) + ") init ("
        + value(type) + ") -> " + type + " {");
    Map<String, List<String>> outer = copy();
    add("index", i);
    add("index", j);
    nested(3);
    values = inner;
    String reduced = value(type);
    out.open("scf.reduce(" + reduced + " : " + type + ") {");
    String left = out.fresh("a");
    String right = out.fresh("a");
    out.label("^bb0(" + left + ": " + type + ", " + right + ": " + type + "):");
    String combined = out.define("d", "arith." + context.pick("addi", "subi", "xori", "minsi") + " " + left + ", "
        + right + " : " + type);
    out.line("scf.reduce.return " + combined + " : " + type);
    out.close("}");
    out.close("}");
    values = outer;
    add(type, name);
  }

  private void whileLoop() {
    String type = context.pick(vocabulary.numbers());
    String name = out.fresh("r");
    String count = out.fresh("n");
    String carried = out.fresh("a");
    String counter = out.fresh("k");
    out.open(name + ", " + count + " = scf.while (" + carried + " = " + value(type) + ", " + counter + " = "
        + constant("i32", context.random.nextInt(6)) + ") : (" + type + ", i32) -> (" + type + ", i32) {");
    String goes = out.define("b", "arith.cmpi sgt, " + counter + ", " + constant("i32", 0) + " : i32");
    out.line("scf.condition(" + goes + ") " + carried + ", " + counter + " : " + type + ", i32");
    out.reopen("} do {");
    String argument = out.fresh("a");
    String rest = out.fresh("k");
    out.label("^bb0(" + argument + ": " + type + ", " + rest + ": i32):");
    Map<String, List<String>> outer = copy();
    add(type, argument);
    nested(3);
    Map<String, List<String>> around = values;
    values = inner;
    String last = value(type);
    values = around;
    String less = out.define("k", "arith.subi " + rest + ", " + constant("i32", 1) + " : i32");
    out.line("scf.yield " + last + ", " + less + " : " + type + ", i32");
    out.close("}");
    values = outer;
    add(type, name);
    add("i32", count);
  }

  /** Emits a loop of basic blocks, with a conditional block inside. */
  private void blocks() {
    String type = context.pick(vocabulary.numbers());
    String name = out.fresh("r");
    String start = value(type);
    String from = bound("index");
    String to = bound("index");
    String step = context.index(1 + context.random.nextInt(2));
    String head = out.freshBlock();
    String body = out.freshBlock();
    String side = out.freshBlock();
    String latch = out.freshBlock();
    String end = out.freshBlock();
    String i = out.fresh("i");
    String a = out.fresh("a");
    out.open(name + " = scf.execute_region -> " + type + " {");
    out.line("cf.br " + head + "(" + from + ", " + start + " : index, " + type + ")");
    out.label(head + "(" + i + ": index, " + a + ": " + type + "):");
    String goes = out.define("b",
        "arith.cmpi " + context.pick("slt", "slt", "sle") + ", " + i + ", " + to + " : index");
    out.line("cf.cond_br " + goes + ", " + body + ", " + end);
    out.label(body + ":");
    Map<String, List<String>> outer = copy();
    add("index", i);
    add(type, a);
    String condition = compare();
    nested(3);
    values = inner;
    String next = value(type);
    String other = value(type);
    out.line("cf.cond_br " + condition + ", " + side + ", " + latch + "(" + next + " : " + type + ")");
    out.label(side + ":");
    out.line("cf.br " + latch + "(" + other + " : " + type + ")");
    String c = out.fresh("a");
    out.label(latch + "(" + c + ": " + type + "):");
    String increased = out.define("i", "arith.addi " + i + ", " + step + " : index");
    out.line("cf.br " + head + "(" + increased + ", " + c + " : index, " + type + ")");
    out.label(end + ":");
    out.line("scf.yield " + a + " : " + type);
    out.close("}");
    values = outer;
    add(type, name);
  }

  private void choice() {
    List<String> types = types();
    List<String> names = fresh(types);
    out.line(String.join(", ", names) + " = scf.index_switch " + value("index") + " -> "
        + String.join(", ", types));
    out.open("case 1 {");
    nestedYielding(2, "scf.yield", types);
    out.close("}");
    out.open("case -3 {");
    nestedYielding(2, "scf.yield", types);
    out.close("}");
    out.open("default {");
    nestedYielding(2, "scf.yield", types);
    out.close("}");
    addAll(types, names);
  }

  private void call() {
    if (functions.isEmpty() || depth > 1) {
      store();
      return;
    }
    Function function = context.pick(functions);
    List<String> arguments = new ArrayList<>();
    if (function.name().equals("count")) {
      arguments.add(bound("i32"));
      arguments.add(value("i64"));
    } else {
      function.parameters().forEach(type -> arguments.add(value(type)));
    }
    List<String> names = fresh(function.results());
    out.line((names.isEmpty() ? "" : String.join(", ", names) + " = ") + "func.call @" + function.name() + "("
        + String.join(", ", arguments) + ") : " + function.type());
    addAll(function.results(), names);
  }
}
