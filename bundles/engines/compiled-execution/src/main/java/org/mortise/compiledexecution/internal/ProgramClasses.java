// SPDX-License-Identifier: Apache-2.0
package org.mortise.compiledexecution.internal;

import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.Program;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.ExecutionException.Kind;
import org.mortise.ir.execution.runtime.Primitive;
import org.mortise.ir.symbols.SymbolTable;
import org.objectweb.asm.ClassTooLargeException;
import org.objectweb.asm.MethodTooLargeException;

/**
 * The class loader of a program: a class for each function, compiled when the virtual machine links the first call of
 * the function. Large functions have additional classes for their parts. Hidden classes are not used, since stack
 * traces omit their methods and they cannot be called by name.
 */
public final class ProgramClasses extends ClassLoader {
  private static final String PACKAGE = "mlir.";

  private final Program program;
  private final MemoryKind memoryKind;
  private final Map<Operation, FunctionType> types = new IdentityHashMap<>();
  private final Map<String, Operation> functions = new HashMap<>();
  private final Map<String, CompiledClass> compiled = new HashMap<>();
  private final Map<String, Object[]> constants = new HashMap<>();
  private final Map<Operation, MethodHandle> handles = new IdentityHashMap<>();

  private ProgramClasses(Program program, MemoryKind memoryKind) {
    super("mlir", ProgramClasses.class.getClassLoader());
    this.program = program;
    this.memoryKind = memoryKind;
  }

  /** Begins with no compiled function; memory is in arrays. */
  static ProgramClasses onArrays(Program program) {
    return new ProgramClasses(program, Reinterpretation.isIn(program.module()) ? MemoryKind.BYTES : MemoryKind.ARRAYS);
  }

  /** Begins with no compiled function; memory is in direct buffers, unless the program needs bytes. */
  static ProgramClasses onDirectBuffers(Program program) {
    return new ProgramClasses(program, Reinterpretation.isIn(program.module()) ? MemoryKind.BYTES : MemoryKind.DIRECT);
  }

  Program program() {
    return program;
  }

  MemoryKind memoryKind() {
    return memoryKind;
  }

  /** Returns the implementation of a declared function, or one that fails if there is none. */
  Primitive external(Operation function) {
    try {
      Primitive known = program.external(function);
      return known != null ? known
          : failing("calls an external function that nothing implements" + DialectExecutions.missing(function));
    } catch (UnsupportedOperationException otherTypes) {
      return failing("calls an external function with other types: " + otherTypes.getMessage());
    }
  }

  private static Primitive failing(String message) {
    return (arguments, machine) -> {
      throw ((CompiledMachine) machine).fault(message, Kind.NOT_EXECUTABLE);
    };
  }

  /** Returns the calling convention of a function. */
  FunctionType typeOf(Operation function) {
    FunctionType known = types.get(function);
    if (known == null) {
      String symbol = SymbolTable.getSymbolName(function);
      String name = symbol == null ? "anonymous" : symbol.replaceAll("[^A-Za-z0-9_$]", "_");
      String unique = PACKAGE + name;
      for (int i = 2; functions.containsKey(unique); i++) {
        unique = PACKAGE + name + "." + i;
      }
      known = FunctionType.of(function, unique, name);
      types.put(function, known);
      functions.put(unique, function);
    }
    return known;
  }

  /** Returns the method of a function, which takes a {@link CompiledMachine} and an array of boxed arguments. */
  MethodHandle handle(Operation function) {
    return handles.computeIfAbsent(function, key -> typeOf(key).boxed(method(key)));
  }

  /** Returns the method of a function, unadapted. */
  MethodHandle method(Operation function) {
    FunctionType type = typeOf(function);
    try {
      Class<?> owner = loadClass(type.className());
      return MethodHandles.lookup().findStatic(owner, type.methodName(), type.methodType());
    } catch (ReflectiveOperationException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    CompiledClass known = compiled.get(name);
    if (known == null && functions.containsKey(name)) {
      for (CompiledClass made : compile(functions.get(name))) {
        compiled.put(made.name(), made);
        constants.put(made.name(), made.constants());
      }
      known = compiled.get(name);
    }
    if (known == null) {
      throw new ClassNotFoundException(name);
    }
    byte[] bytes = known.takeBytes();
    return defineClass(name, bytes, 0, bytes.length);
  }

  private List<CompiledClass> compile(Operation function) {
    try {
      return new FunctionCompiler(this, program.code(function)).compile();
    } catch (MethodTooLargeException | ClassTooLargeException tooLarge) {
      throw new ExecutionException(
          Diagnostic.error(function, "has operations with too many operands to be compiled"), Kind.LIMIT);
    }
  }

  Object[] takeConstants(String name) {
    return constants.remove(name);
  }

  /** Returns the class of a name, if it has been compiled. */
  @Nullable CompiledClass compiled(String name) {
    return compiled.get(name);
  }
}
