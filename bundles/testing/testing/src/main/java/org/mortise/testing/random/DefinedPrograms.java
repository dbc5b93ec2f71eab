// SPDX-License-Identifier: Apache-2.0
package org.mortise.testing.random;

import static org.mortise.testing.random.Odds.EVENLY;
import static org.mortise.testing.random.Odds.MOSTLY;
import static org.mortise.testing.random.Odds.SELDOM;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Attribute;
import org.mortise.ir.Block;
import org.mortise.ir.Context;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.Region;
import org.mortise.ir.Type;
import org.mortise.ir.Value;
import org.mortise.ir.attributes.StringAttr;
import org.mortise.ir.attributes.TypeAttr;
import org.mortise.ir.attributes.UnknownLoc;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.text.SourceText;
import org.mortise.ir.text.parser.IRParser;
import org.mortise.ir.text.parser.ParserOptions;
import org.mortise.ir.text.printer.IRPrinter;
import org.mortise.ir.text.printer.PrinterOptions;
import org.mortise.ir.types.FunctionType;
import org.mortise.ir.verify.IRVerifier;

/**
 * Random functions with the operations of one dialect, created from their definitions; see {@link DefinedOperation}.
 * Their operands are results of other operations, constants, and arguments. Nothing keeps a program from undefined
 * behaviour when it is executed. One thread generates at a time.
 */
public final class DefinedPrograms {
  private static final int MOST_STATEMENTS = 4;

  private final Context context;
  private final List<DefinedOperation> operations = new ArrayList<>();
  private final TextPool pool;
  private final Literals literals;
  private final Random random = new Random();
  /** The module of the program being generated. Its first function is the one in which operations are tried. */
  private final Block module = new Block();
  private final Operation root;
  /** The function being generated: its block, its values by type, and its types in order. */
  private Block body;
  private Map<Type, List<Value>> values;
  private List<Type> types;

  private DefinedPrograms(Context context, Dialect dialect) {
    this.context = context;
    this.literals = new Literals(random);
    this.pool = new TextPool(context, dialect);
    OperationState state = state("builtin.module");
    state.addRegion().append(module);
    this.root = Operation.create(state);
    Block scratch = new Block();
    scratch.append(Operation.create(state("func.return")));
    module.append(function("scratch", scratch, List.of()));
    for (String name : dialect.operationNames()) {
      if (!isOfNewest(dialect, name)) {
        continue;
      }
      DefinedOperation operation = new DefinedOperation(context, dialect, pool, literals, random, scratch, name);
      if (operation.isPossible()) {
        operations.add(operation);
      }
    }
  }

  /** Returns whether the newest version has an operation, so that programs with it can be printed. */
  private static boolean isOfNewest(Dialect dialect, String operation) {
    return !(dialect.operation(operation) instanceof OpDefinition definition) || definition.until().isNewest();
  }

  /**
   * Returns the source of programs of a dialect; null if the dialect is missing, or none of its operations can be
   * created.
   */
  public static @Nullable DefinedPrograms of(Context context, String namespace) {
    Dialect dialect = context.dialect(namespace);
    if (dialect == null) {
      return null;
    }
    DefinedPrograms programs = new DefinedPrograms(context, dialect);
    return programs.operations.isEmpty() ? null : programs;
  }

  /**
   * Generates a program. The same seed and size give the same program.
   *
   * @param size the approximate number of operations
   * @param genericForm whether to print the generic form, which does not depend on the syntax of the dialect
   */
  public synchronized String generate(long seed, int size, boolean genericForm) {
    random.setSeed(seed * 0x9E3779B97F4A7C15L);
    int left = size;
    for (int i = 0; left > 0; i++) {
      int statements = 1 + random.nextInt(MOST_STATEMENTS);
      left -= statements;
      addFunction("f" + i, statements, genericForm);
    }
    Operation scratch = module.first();
    scratch.remove();
    String text = genericForm ? IRPrinter.toString(root, PrinterOptions.DEFAULT.withGenericForm(true)) + "\n"
        : functions();
    while (module.first() != null) {
      module.first().erase();
    }
    module.append(scratch);
    return text;
  }

  /** Returns the text of the functions without the module, as the other sources of programs write it. */
  private String functions() {
    StringBuilder text = new StringBuilder();
    for (Operation function : module.operations()) {
      text.append(IRPrinter.toString(function, PrinterOptions.DEFAULT.withLocalScope(true))).append('\n');
    }
    return text.toString();
  }

  private OperationState state(String name) {
    return new OperationState(UnknownLoc.of(context), context.operationName(name));
  }

  private void addFunction(String name, int statements, boolean genericForm) {
    body = new Block();
    values = new HashMap<>();
    types = new ArrayList<>();
    for (int left = statements; left > 0; left--) {
      Operation op = operations.get(random.nextInt(operations.size())).create(types, this::operand);
      if (op != null) {
        add(op);
      }
    }
    OperationState end = state("func.return");
    for (Operation op : body.operations()) {
      for (Value result : op.resultList()) {
        if (!result.hasUses() || SELDOM.happens(random)) {
          end.addOperand(result);
        }
      }
    }
    List<Type> results = end.operands().stream().map(Value::type).toList();
    body.append(Operation.create(end));
    Operation function = function(name, body, results);
    module.append(function);
    if (!IRVerifier.verify(root, error -> {}) || !genericForm && !isReadable()) {
      function.erase(); // because of two operations together, or of a symbol, or a syntax that omits too much
    }
  }

  /** Returns whether the program can be read again; MLIR also prints some programs that it can't read. */
  private boolean isReadable() {
    String text = IRPrinter.toString(root, PrinterOptions.DEFAULT);
    Operation again = IRParser.parse(SourceText.of("program", text), context, ParserOptions.STRICT, error -> {});
    return again != null && IRVerifier.verify(again, error -> {});
  }

  private Operation function(String name, Block block, List<Type> results) {
    List<Type> arguments = block.argumentList().stream().map(Value::type).toList();
    OperationState function = state("func.func")
        .addAttribute("sym_name", StringAttr.of(context, name))
        .addAttribute("function_type", TypeAttr.of(FunctionType.of(context, arguments, results)));
    function.addRegion(new Region()).append(block);
    return Operation.create(function);
  }

  private void add(Operation op) {
    body.append(op);
    op.resultList().forEach(this::define);
  }

  private void define(Value value) {
    values.computeIfAbsent(value.type(), type -> new ArrayList<>()).add(value);
    types.add(value.type());
  }

  /** Returns a value of this type, or a new constant or argument. */
  private Value operand(Type type) {
    List<Value> known = values.getOrDefault(type, List.of());
    if (!known.isEmpty() && EVENLY.happens(random)) {
      return known.get(random.nextInt(known.size()));
    }
    String literal = MOSTLY.happens(random) ? literals.value(type.toString()) : null;
    Attribute constant = literal == null ? null : pool.attribute(literal);
    if (constant != null) {
      Operation op = Operation.create(state("arith.constant").addAttribute("value", constant).addResultType(type));
      add(op);
      return op.result(0);
    }
    Value argument = body.addArgument(type, null);
    define(argument);
    return argument;
  }
}
