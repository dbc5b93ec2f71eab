// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.code.Instruction;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.ExecutionException.Kind;
import org.mortise.ir.symbols.SymbolTable;

/** Finds the operations for Java stack traces, and creates errors at them. */
final class Faults {
  /** The calls that an error shows. */
  private static final int MAX_CALLS = 16;

  /** A position in a function. */
  private record Frame(Operation op, Operation function) {}

  private final ProgramClasses classes;

  Faults(ProgramClasses classes) {
    this.classes = classes;
  }

  /** Returns an error at the operation that is executed by this thread. */
  ExecutionException here(String message, Kind kind) {
    List<Frame> frames = StackWalker.getInstance(StackWalker.Option.RETAIN_CLASS_REFERENCE).walk(stack -> stack
        .filter(frame -> frame.getDeclaringClass().getClassLoader() == classes)
        .map(frame -> frame(frame.getClassName(), frame.getByteCodeIndex()))
        .filter(frame -> frame != null).limit(MAX_CALLS + 1L).toList());
    return error(frames, classes.program().module(), message, kind);
  }

  private @Nullable Frame frame(String className, int position) {
    CompiledClass compiled = classes.compiled(className);
    Operation op = compiled == null ? null : compiled.operationAt(position);
    return op == null ? null : new Frame(op, compiled.function());
  }

  /** Converts the exception of a method to the failure of its function. */
  RuntimeException failure(Operation function, Throwable ended) {
    if (ended instanceof ExecutionException error) {
      return error;
    }
    if (ended instanceof StackOverflowError) {
      return error(frames(ended, Instruction.Call.class), function,
          "exceeds the stack: too many nested calls", Kind.LIMIT);
    }
    if (ended instanceof OutOfMemoryError || ended instanceof NegativeArraySizeException) {
      return error(frames(ended, Instruction.Run.class), function, "needs more memory than there is", Kind.LIMIT);
    }
    if (ended instanceof TooManyElements) {
      return error(frames(ended, Instruction.Run.class), function, ended.getMessage(), Kind.LIMIT);
    }
    if (ended instanceof IndexOutOfBoundsException outside) {
      return error(frames(ended, Instruction.class), function, "accesses memory out of bounds"
          + (outside.getMessage() == null ? "" : ": " + outside.getMessage().toLowerCase(Locale.ROOT)), Kind.ERROR);
    }
    if (ended instanceof ArithmeticException) {
      return error(frames(ended, Instruction.BinaryInteger.class), function, "divides by zero", Kind.ERROR);
    }
    if (ended instanceof ClassCastException || ended instanceof NullPointerException) {
      return error(frames(ended, Instruction.class), function, "uses an undefined value", Kind.ERROR);
    }
    if (ended instanceof Error error) {
      throw error;
    }
    return ended instanceof RuntimeException other ? other : new IllegalStateException(ended);
  }

  private List<Frame> frames(Throwable ended, Class<? extends Instruction> kind) {
    List<Frame> frames = new ArrayList<>();
    for (StackTraceElement element : ended.getStackTrace()) {
      CompiledClass compiled = classes.compiled(element.getClassName());
      Operation op = compiled == null ? null : compiled.operationInLine(
          element.getLineNumber(), frames.isEmpty() ? kind : Instruction.Call.class);
      if (op != null) {
        frames.add(new Frame(op, compiled.function()));
      }
      if (frames.size() > MAX_CALLS) {
        break;
      }
    }
    return frames;
  }

  private static ExecutionException error(List<Frame> frames, Operation around, String message, Kind kind) {
    if (frames.isEmpty()) {
      return new ExecutionException(Diagnostic.error(around.location(), message), kind);
    }
    Operation innermost = frames.get(0).op();
    Diagnostic diagnostic =
        Diagnostic.error(innermost.location(), "'" + innermost.name() + "' op " + message);
    for (int i = 1; i < frames.size(); i++) {
      String name = SymbolTable.getSymbolName(frames.get(i - 1).function());
      diagnostic.note(frames.get(i).op().location(), name == null ? "called here" : "@" + name + " is called here");
    }
    return new ExecutionException(diagnostic, kind);
  }
}
