// SPDX-License-Identifier: Apache-2.0
package org.mortise.execution.internal.library;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.ExternalFunctions;
import org.mortise.ir.execution.runtime.GeneralFormat;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.execution.runtime.ValueFormat;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.symbols.SymbolTable;
import org.mortise.ir.types.BaseMemRefType;
import org.osgi.service.component.annotations.Component;

/**
 * The functions of MLIR's runner libraries: {@code printI64}, {@code printF32}, {@code printMemrefF32} and variants,
 * {@code rtclock}, and random numbers. They print the same text, except for addresses.
 */
@Component(service = ExternalFunctions.class)
@AutoService(ExternalFunctions.class)
public final class RunnerFunctions implements ExternalFunctions {
  private static final Pattern PRINT_BUFFER = Pattern.compile("printMemref([0-9]d)?([IF][0-9]+|BF16|Ind|C[0-9]+)");
  private static final double NANOS = 1e9;

  @Override
  public @Nullable Primitive implement(Operation declaration) {
    String name = SymbolTable.getSymbolName(declaration);
    if (name == null) {
      return null;
    }
    if (PRINT_BUFFER.matcher(name).matches()) {
      return printBuffer(declaration);
    }
    return switch (name) {
      case "printI64" -> printing(value -> value.toString());
      case "printU64" -> printing(value -> Long.toUnsignedString((Long) value));
      case "printF16", "printBF16", "printF32", "printF64" ->
          printing(value -> GeneralFormat.of(((Number) value).doubleValue()));
      case "printOpen" -> printing("( ");
      case "printClose" -> printing(" )");
      case "printComma" -> printing(", ");
      case "printNewline" -> printing("\n");
      case "printFlops" -> printing(value -> GeneralFormat.of((Double) value / NANOS) + " GFLOPS\n");
      case "rtclock" -> (arguments, machine) -> new Object[] {System.nanoTime() / NANOS};
      case "nanoTime" -> (arguments, machine) -> new Object[] {System.nanoTime()};
      case "rtsrand" -> (arguments, machine) -> new Object[] {new Random((Long) arguments[0])};
      case "rtrand" -> (arguments, machine) -> new Object[] {below((Random) arguments[0], (Long) arguments[1])};
      case "rtdrand" -> (arguments, machine) -> Primitive.NOTHING;
      default -> null;
    };
  }

  /** Returns a number from 0 to {@code largest}, as in MLIR. */
  private static long below(Random random, long largest) {
    return Long.remainderUnsigned(random.nextLong(), largest + 1 == 0 ? -1 : largest + 1);
  }

  private static Primitive printing(Function<Object, String> text) {
    return (arguments, machine) -> {
      machine.print(text.apply(arguments[0]));
      return Primitive.NOTHING;
    };
  }

  private static Primitive printing(String text) {
    return (arguments, machine) -> {
      machine.print(text);
      return Primitive.NOTHING;
    };
  }

  private static Primitive printBuffer(Operation declaration) {
    List<Type> types = declaration.getInterface(CallableOpInterface.class).getArgumentTypes(declaration);
    if (types.size() != 1 || !(types.get(0) instanceof BaseMemRefType type)) {
      throw new UnsupportedOperationException("it prints one buffer");
    }
    BufferPrinter printer = new BufferPrinter(ValueFormat.of(type.elementType()));
    return (arguments, machine) -> printer.print((MemRef) arguments[0], machine);
  }
}
