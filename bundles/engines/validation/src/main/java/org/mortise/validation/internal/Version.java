// SPDX-License-Identifier: Apache-2.0
package org.mortise.validation.internal;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.mortise.execution.Execution;
import org.mortise.execution.ExecutionLimits;
import org.mortise.execution.ExecutionOptions;
import org.mortise.execution.ExecutionOptions.Leniency;
import org.mortise.execution.Program;
import org.mortise.execution.engine.Engine;
import org.mortise.ir.Diagnostic;
import org.mortise.ir.Operation;
import org.mortise.ir.Type;
import org.mortise.ir.execution.DialectExecutions;
import org.mortise.ir.execution.runtime.BufferHolder;
import org.mortise.ir.execution.runtime.Elements;
import org.mortise.ir.execution.runtime.ExecutionException;
import org.mortise.ir.execution.runtime.MemRef;
import org.mortise.ir.interfaces.CallableOpInterface;
import org.mortise.ir.types.BaseMemRefType;

/** One version of a program, whose functions are run. Not thread-safe. */
final class Version {
  private static final Object UNSEEN = List.of();

  private final Program program;
  private final ExternalModel externals;
  private final ExecutionLimits limits;

  Version(Operation module, ExternalModel externals, ExecutionLimits limits) {
    this.externals = externals;
    this.program = new Program(module, List.of(externals));
    this.limits = limits;
  }

  /** Returns whether the last run was ended because a call of a function without a body differs. */
  boolean hasOtherCall() {
    return externals.hasDifference();
  }

  /** Returns an execution in which nothing is executed. */
  Execution idle() {
    return Engine.CHECKED.begin(program, ExecutionOptions.DEFAULTS);
  }

  /**
   * Runs a function.
   *
   * @param outputs buffers that are passed after the arguments of the input
   * @param seed decides the results of functions without a body
   * @param expected the calls of these functions in the source version, or null if this is the source version
   */
  Behavior run(Operation function, Input input, List<BufferValue> outputs, long seed,
      @Nullable List<ExternalCall> expected) {
    return run(function, input, outputs, seed, expected,
        expected == null ? Leniency.BUFFERIZATION : Leniency.MEMORY);
  }

  /** Runs a function; speculatable operations that fail yield undefined values. */
  Behavior speculate(Operation function, Input input, List<BufferValue> outputs, long seed,
      @Nullable List<ExternalCall> expected) {
    return run(function, input, outputs, seed, expected, Leniency.SPECULATION);
  }

  private Behavior run(Operation function, Input input, List<BufferValue> outputs, long seed,
      @Nullable List<ExternalCall> expected, Leniency leniency) {
    StringBuilder printed = new StringBuilder();
    Execution execution = Engine.CHECKED.begin(program,
        new ExecutionOptions(limits, text -> append(printed, text), leniency));
    externals.begin(seed, expected);
    CallableOpInterface callable = function.getInterface(CallableOpInterface.class);
    List<Type> types = DialectExecutions.standIns(callable.getArgumentTypes(function));
    try {
      List<Object> arguments = input.in(execution, types);
      for (BufferValue output : outputs) {
        arguments.add(execution.newBuffer(output.contents(), output.offset(), output.strides()));
      }
      Object[] results =
          execution.call(function, DialectExecutions.arguments(arguments, callable.getArgumentTypes(function)));
      return observe(execution, function, results, callable.getResultTypes(function), arguments, types,
          printed.toString());
    } catch (ExecutionException fault) {
      return Behavior.ofFault(fault);
    }
  }

  /** Appends printed text, cut at the limit of bytes. */
  private void append(StringBuilder printed, CharSequence text) {
    if (printed.length() + (long) text.length() <= limits.bytes()) {
      printed.append(text);
    }
  }

  private Behavior observe(Execution execution, Operation function, Object[] results, List<Type> resultTypes,
      List<Object> arguments, List<Type> types, String printed) {
    if (results.length != resultTypes.size()) { // a callable that wraps its results
      throw new ExecutionException(Diagnostic.error(function, "cannot be executed: it returns other values"),
          ExecutionException.Kind.NOT_EXECUTABLE);
    }
    List<Object> values = new ArrayList<>(results.length);
    List<Integer> places = new ArrayList<>(results.length);
    Set<String> sharing = new LinkedHashSet<>();
    for (int i = 0; i < results.length; i++) {
      places.add(place(results[i], arguments));
      values.add(results[i] instanceof MemRef buffer && resultTypes.get(i) instanceof BaseMemRefType type
          ? returned(execution, function, i, buffer, type) : isAddress(results[i]) ? UNSEEN : results[i]);
      addSharing(results, i, arguments, sharing);
    }
    List<@Nullable Elements> buffers = new ArrayList<>(arguments.size());
    for (int i = 0; i < arguments.size(); i++) {
      buffers.add(arguments.get(i) instanceof MemRef buffer && types.get(i) instanceof BaseMemRefType type
          ? contentsOf(execution, buffer, type) : null);
    }
    List<Object> referenced = new ArrayList<>(arguments);
    referenced.addAll(Arrays.asList(results));
    referenced.removeIf(value ->
        !(value instanceof MemRef) && !(value instanceof Elements) && !(value instanceof BufferHolder));
    return new Behavior(values, places, buffers, sharing, printed, externals.calls(), execution.leaks(referenced),
        execution.statistics(), null);
  }

  /** Returns whether a value is an address or a descriptor of a dialect. The memory it refers to is not compared. */
  private static boolean isAddress(Object value) {
    return value instanceof MemRef || value instanceof BufferHolder;
  }

  private static Elements contentsOf(Execution execution, MemRef buffer, BaseMemRefType type) {
    return new NestedContents(execution::contents).of(buffer, type);
  }

  private static Elements returned(
      Execution execution, Operation function, int index, MemRef buffer, BaseMemRefType type) {
    try {
      return contentsOf(execution, buffer, type);
    } catch (ExecutionException freed) {
      Diagnostic about = freed.diagnostic();
      List<Diagnostic> notes = about.notes();
      Diagnostic error = Diagnostic.error(
          notes.isEmpty() ? function.location() : notes.get(notes.size() - 1).location(),
          "ends the life of memory that is returned as result " + index);
      notes.forEach(note -> error.note(note.location(), note.message()));
      throw new ExecutionException(error, freed.kind());
    }
  }

  private static int place(Object result, List<Object> arguments) {
    for (int i = 0; i < arguments.size(); i++) {
      if (result instanceof MemRef buffer && arguments.get(i) instanceof MemRef argument
          && buffer.memory == argument.memory && buffer.start == argument.start && buffer.offset == argument.offset
          && Arrays.equals(buffer.sizes(), argument.sizes()) && Arrays.equals(buffer.strides(), argument.strides())) {
        return i;
      }
    }
    return -1;
  }

  private static void addSharing(Object[] results, int index, List<Object> arguments, Set<String> sharing) {
    if (!(results[index] instanceof MemRef buffer)) {
      return;
    }
    for (int i = 0; i < index; i++) {
      if (results[i] instanceof MemRef other && other.memory == buffer.memory) {
        sharing.add("results " + i + " and " + index);
      }
    }
    for (int i = 0; i < arguments.size(); i++) {
      if (arguments.get(i) instanceof MemRef other && other.memory == buffer.memory) {
        sharing.add("argument " + i + " and result " + index);
      }
    }
  }
}
