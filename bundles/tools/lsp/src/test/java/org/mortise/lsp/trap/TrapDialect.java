// SPDX-License-Identifier: Apache-2.0
package org.mortise.lsp.trap;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Dialect;
import org.mortise.ir.Operation;
import org.mortise.ir.OperationState;
import org.mortise.ir.definition.FoldResult;
import org.mortise.ir.definition.OpAssembly;
import org.mortise.ir.definition.OpDefinition;
import org.mortise.ir.definition.TypeConstraints;
import org.mortise.ir.syntax.OpAsmParser;
import org.mortise.ir.syntax.OpAsmPrinter;

/**
 * Operations {@code trap.<where>_<what>}: the parser, verifier or folder loops until it is interrupted, loops until the
 * test ends, overflows the stack, has no memory, or is interrupted; and {@code trap.plain} without custom syntax.
 */
public final class TrapDialect extends Dialect {
  private static final List<String> NAMES = List.of("trap.parse_loop", "trap.parse_deaf", "trap.parse_overflow",
      "trap.parse_memory", "trap.verify_loop", "trap.verify_deaf", "trap.verify_overflow", "trap.verify_memory",
      "trap.verify_interrupt", "trap.fold_deaf", "trap.plain");

  /** Threads that are in a trap. */
  private final AtomicInteger caught = new AtomicInteger();
  private volatile boolean isOpen;

  /** Releases all threads, including those that ignore interrupts. */
  public void open() {
    isOpen = true;
  }

  /** Returns how many threads are in a trap. */
  public int caught() {
    return caught.get();
  }

  @Override
  public String namespace() {
    return "trap";
  }

  @Override
  public List<String> operationNames() {
    return NAMES;
  }

  @Override
  public @Nullable OpDefinition operation(String name) {
    if (!NAMES.contains(name)) {
      return null;
    }
    if (name.equals("trap.plain")) {
      return OpDefinition.named(name).operand("input", TypeConstraints.ANY).build();
    }
    String what = name.substring(name.indexOf('_') + 1);
    if (name.startsWith("trap.parse")) {
      return OpDefinition.named(name).assembly(new OpAssembly() {
        @Override
        public void parse(OpAsmParser parser, OperationState state) {
          enter(what);
        }

        @Override
        public void print(Operation op, OpAsmPrinter printer) {
          throw new AssertionError("cannot be parsed");
        }
      }).build();
    }
    if (name.startsWith("trap.verify")) {
      return OpDefinition.named(name).verifier(op -> {
        enter(what);
        return null;
      }).format("attr-dict").build();
    }
    return OpDefinition.named(name).result("result", TypeConstraints.ANY).folder((op, constants) -> {
      enter(what);
      return FoldResult.NONE;
    }).format("attr-dict `:` type($result)").build();
  }

  private void enter(String what) {
    switch (what) {
      case "overflow" -> overflow(1);
      case "interrupt" -> Thread.currentThread().interrupt();
      case "memory" -> throw new OutOfMemoryError("trap");
      default -> loop(what.equals("deaf"));
    }
  }

  private static int overflow(int depth) {
    return overflow(depth + 1) + 1;
  }

  private void loop(boolean isDeaf) {
    caught.incrementAndGet();
    try {
      while (!isOpen) {
        if (Thread.interrupted() && !isDeaf) {
          throw new CancellationException();
        }
        Thread.onSpinWait();
      }
    } finally {
      caught.decrementAndGet();
    }
  }
}
